import { Window } from 'happy-dom';

// Import this before anything of src: the panel's code looks for its settings in the page. The rest of the process stays Node.js.
globalThis.document = new Window().document as unknown as Document;
