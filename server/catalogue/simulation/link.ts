/** Where the one link of a lure leads until it is sent: then it becomes the address of this message to this person. */
export const linkAddress = 'https://link.example/';
/** The same in the plain text of a lure, on a line of its own. */
export const linkInText = '{{link}}';
