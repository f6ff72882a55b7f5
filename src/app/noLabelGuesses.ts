/** Replaces the package by which react-admin guesses a label from a name that has no text: all our labels are texts. */
const same = (name: string): string => name;

export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform };
