/** The person closed a question that had to be answered first. Forms and toasts show nothing. */
export class Cancelled extends Error {
  constructor() {
    super('The person closed the question');
    this.name = 'Cancelled';
  }
}
