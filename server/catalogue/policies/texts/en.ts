import type { PolicyTexts } from '../shapes.ts';

export const en: PolicyTexts = {
  notice: 'A starting point, not legal advice. Adapt it before you publish.',
  headings: { purpose: 'Purpose', appliesTo: 'Who it applies to', inDoubt: 'When in doubt', contact: 'Contact' },
  policies: {
    'acceptable-use': {
      name: 'Acceptable use',
      summary: 'What people may do with the company’s devices, accounts and network, and what they may not.',
      purpose:
        '{{companyName}} gives you devices, accounts and a network so that you can do your work well. This policy says how to use them so that they stay safe for you, for your colleagues and for the people whose data we keep.',
      appliesTo:
        'It applies to everyone who uses our devices, accounts or network: employees, temporary staff and contractors, in the office and anywhere else. It also applies to your own phone or computer while you work on it.',
      rules: [
        {
          heading: 'Devices and software',
          points: [
            'Use the devices and accounts that you received for your work. Short private use is fine if it puts nothing at risk and does not get in the way.',
            'Install software only from the places that the IT team has approved. If you need something else, send a request first.',
            'Restart when an update is waiting, the same day if you can. Do not postpone security updates.',
            'Leave protection switched on: virus scanner, firewall, disk encryption and screen lock.',
            'Connect USB sticks and other storage only if you know where they come from.',
          ],
        },
        {
          heading: 'Internet, mail and accounts',
          points: [
            'Keep work in work accounts. Do not forward work mail to a private mailbox or store files in a private cloud.',
            'Do not let anybody else work under your account, not even for a moment.',
            'Do not visit, store or send anything that is illegal, insulting or meant to harm others.',
            'Check the sender and the address of a link before you open it, and treat unexpected attachments with care.',
            'Look only at data that your task requires, even if the system would show you more.',
          ],
        },
        {
          heading: 'When you leave or change roles',
          points: [
            'Return all devices, keys and cards on your last day, with the data on them.',
            'Say which access you no longer need when your work changes.',
          ],
        },
      ],
      inDoubt:
        'If you are not sure whether something is allowed, stop and check before you do it. A question costs a minute and is never held against you, and if a rule stands in your way, we look for a good solution with you.',
      contact:
        'Send questions and requests for exceptions to {{securityContact}}. Also write or call at once if a device is lost or behaves strangely.',
    },
    passwords: {
      name: 'Passwords and sign-in',
      summary: 'How people choose, keep and protect passwords, and when a second step is needed.',
      purpose:
        'Most break-ins begin with a password that was guessed, reused or typed into a fake page. This policy says how we sign in at {{companyName}}, so that one lost password does not open everything else.',
      appliesTo:
        'It applies to everyone with an account of ours, and to every account that you use for work, including services of other providers, shared mailboxes and test accounts.',
      rules: [
        {
          heading: 'Choose strong passwords',
          points: [
            'Use at least 14 characters. A few unrelated words in a row are easy to remember and hard to guess.',
            'Use a different password for every account, and never one that you also use privately.',
            'Avoid names, dates, the name of the company and rows of keys such as “qwerty”.',
            'Let the password manager that we provide make and keep your passwords. Then you have only one to remember.',
          ],
        },
        {
          heading: 'Protect the sign-in',
          points: [
            'Switch on a second step wherever there is one. Prefer a passkey, a security key or an app to codes by text message.',
            'Confirm a sign-in on your phone only if you have just started it yourself. Refuse everything else and tell us.',
            'Never tell anybody a password or a code: not a colleague, not a manager, not the help desk. We will never ask for one.',
            'Type a password only on a page that you opened yourself, from a bookmark or by its address.',
            'Do not write passwords on paper near the screen, in documents or in chats.',
          ],
        },
        {
          heading: 'When a password may be known',
          points: [
            'Change it at once, first there and then wherever it was used as well.',
            'Sign out all other sessions if the service offers it.',
            'Tell us the same day, even if you are not sure and even if it was your own mistake.',
          ],
        },
      ],
      inDoubt:
        'If a page, a call or a message asks for a password or a code and you hesitate, close it. Go to the service in the way you always do, or call back on a number that you already know.',
      contact:
        'Contact {{securityContact}} if you have questions about passwords or a second step does not work, and at once if somebody else may know a password.',
    },
    'clean-desk': {
      name: 'Desk and screens',
      summary: 'What stays on the desk, the screen, the printer and the whiteboard when people walk away, and what does not.',
      purpose:
        'A paper on a desk, an open screen or a full whiteboard tells visitors, cleaners and passers-by more than we want. With a few habits, {{companyName}} keeps what is confidential out of sight.',
      appliesTo:
        'It applies to everyone who works in our rooms, at home, at a customer’s site or on the way. Visitors and service providers follow it too; whoever invites them explains it.',
      rules: [
        {
          heading: 'When you leave your place',
          points: [
            'Lock the screen every time, even for one minute. On most computers it takes only two keys.',
            'Turn confidential papers over or put them away, and take them with you if the room stays open.',
            'Do not leave phones, cards, keys and storage devices on the desk.',
            'Keep no passwords on paper, not even under the keyboard or in a drawer.',
          ],
        },
        {
          heading: 'At the end of the day',
          points: [
            'Lock away papers and devices that hold personal or confidential data.',
            'Take the key with you instead of leaving it in the lock.',
            'Put confidential paper into the shredder or the locked container, never into an open bin.',
            'Shut down or lock the computer, and close windows and doors if you are the last to go.',
          ],
        },
        {
          heading: 'Shared rooms and screens',
          points: [
            'Collect prints straight away, and print confidential pages only where you can wait for them.',
            'After a meeting, wipe the whiteboard and take the flip chart pages with you.',
            'Share a single window in a video call, not the whole screen, and switch off notifications first.',
            'Turn your screen away from windows and corridors, or use a privacy filter.',
            'Accompany visitors, and speak kindly to people without a badge: “May I help you find somebody?”',
          ],
        },
      ],
      inDoubt:
        'If you do not know whether a paper is confidential, treat it as if it were. If you find one that was left behind, keep it safe, do not read on and hand it to its owner or to the contact below.',
      contact:
        'Contact {{securityContact}} if you need a cabinet that locks, a privacy filter or a container for paper, or if you find documents or notice strangers where they do not belong.',
    },
    'working-away': {
      name: 'Working away from the office',
      summary: 'How people work safely at home, on the train, in hotels and abroad.',
      purpose:
        'At home or on the way, the protection of the office is missing: locked doors, a network of our own, colleagues nearby. This policy says how work for {{companyName}} stays safe wherever you do it.',
      appliesTo:
        'It applies to everyone who works outside our rooms, whether for one call on the train or all year, with our devices or with your own where that is allowed.',
      rules: [
        {
          heading: 'At home',
          points: [
            'Use the work device for work, and do not let family or guests use it.',
            'Protect your wireless network with a long password of its own, and replace the passwords that came with the router.',
            'Keep the software of your router up to date, and replace the router when it no longer gets updates.',
            'Make calls about confidential matters where others cannot listen, smart speakers included.',
            'Bring confidential paper back to the office instead of putting it into the household waste.',
          ],
        },
        {
          heading: 'On the way',
          points: [
            'Keep devices with you. Do not leave them in a car, a cloakroom or on a café table.',
            'Prefer your phone’s hotspot to public wireless networks. If you must use one, connect the company’s VPN first.',
            'Use a privacy filter, and sit so that nobody reads along.',
            'Charge at a socket with your own charger, or with a battery, not at an unknown USB port.',
            'Name no customers and no numbers when strangers can hear you.',
          ],
        },
        {
          heading: 'Before you travel abroad',
          points: [
            'Tell us early if you want to take devices to another country; some trips need other equipment.',
            'Take only the data that you need there.',
            'If a device was out of your sight or was inspected, report it before you work on.',
          ],
        },
      ],
      inDoubt:
        'If the place, the network or the situation feels wrong, put the work off until you are somewhere safe. A deadline is no reason to take a risk; tell your manager, and you will find another way together.',
      contact:
        'Contact {{securityContact}} if you have questions about travel or work at home, and at once, at any hour, if a device or a document is lost or stolen.',
    },
    'information-handling': {
      name: 'Handling information',
      summary: 'Which kinds of information there are, and how people store, share and delete each of them.',
      purpose:
        'Not everything that we know is meant for everyone. This policy gives information at {{companyName}} three levels, and says for each how to store it, share it and get rid of it.',
      appliesTo:
        'It applies to everyone who sees or handles our information or that of our customers, in any form: files, mails, chats, paper, pictures, recordings and conversations.',
      rules: [
        {
          heading: 'Know the level',
          points: [
            'Public: published on purpose, such as the website. Anybody may have it.',
            'Internal: everything else by default, such as plans, minutes and instructions. It stays within the company.',
            'Confidential: would harm people or the company if it got out, such as personal data, contracts, prices and access data. Only people with a task may see it.',
            'Whoever makes a document decides its level and writes it on the first page if it is confidential.',
          ],
        },
        {
          heading: 'Store and share with care',
          points: [
            'Store work in the systems that we provide, not on the desktop, on USB sticks or in private services.',
            'Give access to people by name, only as much as they need, and remove it when the task ends.',
            'Check the recipients before you send, in particular what the mail program filled in by itself.',
            'Send confidential files as a protected link or encrypted, and the password by another route.',
            'Make sure that a confidentiality agreement is signed before you share anything internal with partners.',
            'Remove names and numbers that the recipient does not need.',
          ],
        },
        {
          heading: 'Keep it no longer than needed',
          points: [
            'Delete what has served its purpose, also in downloads, chats and the bin.',
            'Follow the retention times that your department has for contracts and personal data.',
            'Hand in old devices and storage; the IT team erases them.',
          ],
        },
      ],
      inDoubt:
        'If you do not know the level, treat the information as confidential and check with its owner. If somebody from outside wants it, say politely that you will call back, and first find out who it really is.',
      contact:
        'Contact {{securityContact}} if you have questions about levels and sharing, and at once if information reached the wrong people, even by a mistyped address.',
    },
    'incident-reporting': {
      name: 'Reporting incidents',
      summary: 'What counts as a security incident, how people report it, and what they do until help comes.',
      purpose:
        'The sooner we know of an incident, the smaller the damage. This policy says what to report at {{companyName}}, how, and what to do meanwhile. Whoever reports helps everyone, and has nothing to fear for an honest mistake.',
      appliesTo:
        'It applies to everyone who works for us, with any device and in any place. Please report what you notice about partners and service providers too.',
      rules: [
        {
          heading: 'Report these at once',
          points: [
            'A message, call or video that tries to trick you, above all if you clicked, typed or paid something.',
            'A lost or stolen device, card, key or document.',
            'A computer that behaves strangely: windows that open by themselves, files that no longer open, a demand for money.',
            'A sign-in or a change in your account that was not yours.',
            'Data that went to the wrong people, or that you can see and should not.',
            'Strangers in our rooms, or a door or cabinet that was forced.',
          ],
        },
        {
          heading: 'How to report',
          points: [
            'Use the report button for suspicious mails. For everything else, call or write to the contact below.',
            'Call if it is urgent or if your computer may be affected; do not write from that computer.',
            'Say what happened, when, on which device, and what you have done since. Guesses are welcome if you say that they are guesses.',
            'Do not wait until you are sure, and do not investigate by yourself.',
          ],
        },
        {
          heading: 'Until help comes',
          points: [
            'Disconnect the device from the network, but leave it switched on.',
            'Delete nothing and change nothing; mails and files are evidence.',
            'Change the password from another device if you typed it on a wrong page.',
            'Call the bank first if money was sent.',
            'Leave answers to customers and the press to the people in charge.',
          ],
        },
      ],
      inDoubt:
        'Report it. Ten reports that turn out harmless are better than one that never came. You will hear from us what it was.',
      contact:
        'Report to {{securityContact}}. If you get no answer and it is urgent, tell your manager, who knows the next person to call.',
    },
    'ai-assistants': {
      name: 'AI assistants',
      summary: 'Which AI tools people use for work, what they never type into them, and how they check the results.',
      purpose:
        'Assistants that write, translate, program and draw can save us a lot of time. They can also give away what we must keep, and be wrong in convincing words. This policy says how to use them well at {{companyName}}.',
      appliesTo:
        'It applies to everyone who uses such tools for work: chats, functions in office programs, assistants for programmers, tools that record and summarise meetings, and generators of pictures or voices.',
      rules: [
        {
          heading: 'Choose the tool',
          points: [
            'Use the tools on our list of approved ones, with your work account.',
            'Do not use private accounts for work: we do not know what happens to the content there.',
            'Request a new tool before you try it with real data. A test with invented data is fine.',
            'Let an assistant reach mailboxes, files or systems only if the IT team has approved that connection.',
          ],
        },
        {
          heading: 'What you do not enter',
          points: [
            'Personal data of customers, applicants or colleagues, unless the tool is approved for it.',
            'Passwords, keys and other access data, also in program code or screenshots.',
            'Contracts, prices, figures and plans that are confidential.',
            'Works of others that we have no right to pass on.',
          ],
        },
        {
          heading: 'Check the result',
          points: [
            'You answer for what you send, publish or decide, as if you had written it yourself.',
            'Check facts, figures, sources and calculations; assistants invent some of them.',
            'Have program code reviewed and tested like any other.',
            'Leave decisions about people to people.',
            'Say openly that a text, picture or voice was generated where readers would expect to know.',
            'Tell all who take part before a tool records or summarises a meeting, and respect a no.',
            'Watch for instructions that a document or website gives your assistant, and do not let it follow them.',
          ],
        },
      ],
      inDoubt:
        'Imagine that the text you are about to enter appears in a newspaper tomorrow. If that would do harm, leave it out, or replace names and numbers with invented ones.',
      contact:
        'Send requests for tools and questions to {{securityContact}}. Also write if you have already entered something that should not have been: together we may still limit the damage.',
    },
  },
};
