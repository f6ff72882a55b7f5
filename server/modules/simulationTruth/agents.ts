import { isbot } from 'isbot';

/**
 * Names by which programs say what they are: previews of chats, crawlers, scanners of links, libraries. Browsers inside of apps (Teams,
 * Facebook, LinkedIn) name the app as well, but a person is looking: so it is the name of the preview that stands here, never of the app.
 */
const programs: readonly RegExp[] = [
  // Previews that chats and networks make of a link that somebody passed on.
  /\bSlack(bot|-ImgProxy)/i,
  /\bSkypeUriPreview\b/i,
  /\bfacebookexternalhit\b|\bfacebookcatalog\b|\bmeta-externalagent\b/i,
  /\bTwitterbot\b|\bLinkedInBot\b|\bTelegramBot\b|\bDiscordbot\b|\bPinterestbot\b/i,
  /^WhatsApp\//i,
  /\bGoogle-(PageRenderer|Read-Aloud|InspectionTool)\b|\bGoogleMessages\b/i,
  /\bIframely\b|\bEmbedly\b|\bMattermost-Bot\b|\bZoomWebhook\b/i,
  // Office asks what is behind a link before it opens the browser.
  /\bMicrosoft Office (Protocol|Existence) Discovery\b/i,
  // Crawlers, and others that follow their custom.
  /\b(Googlebot|bingbot|BingPreview|YandexBot|Baiduspider|Applebot|AhrefsBot|DuckDuckBot)\b/i,
  /\b(bot|crawler|spider|scanner)\b/i,
  // Scanners of mail and links.
  /\bBarracuda\b|\bMimecast\b|\bProofpoint\b|\bSafeLinks\b|\bCloudmark\b|\bTrendMicro\b|\bSymantec\b|\burlscan\b|\bVirusTotal\b/i,
  // Browsers without a screen, libraries, command lines.
  /\bHeadlessChrome\b|\bPhantomJS\b|\bPuppeteer\b|\bPlaywright\b|\bSelenium\b/i,
  /\bcurl\/|\bWget\/|\bHTTPie\/|\bPostmanRuntime\//i,
  /\bpython-(requests|urllib3|httpx)\b|\bPython-urllib\b|\bPython\/[\d.]+ aiohttp\b/i,
  /\bGo-http-client\b|\bokhttp\/|\bApache-HttpClient\b|\bJava\/|\blibwww-perl\b|\bnode-fetch\b|\baxios\/|\bGuzzleHttp\b|\bRuby\b|\bPowerShell\//i,
];

/** Whether an agent says itself that it is a program. People’s browsers always name something, so nothing is one. */
export const isProgram = (agent: string | null): boolean => !agent?.trim() || programs.some((program) => program.test(agent));

/** Mail services and programs that load a picture at the moment somebody looks at the mail. */
const loadOnView: readonly RegExp[] = [
  /\bGoogleImageProxy\b/,
  /\bYahooMailProxy\b/,
  /\bMicrosoft Outlook\b|\bOutlook-(iOS|Android)\b|\bms-office\b/,
];
export const loadsOnView = (agent: string | null): boolean => agent !== null && loadOnView.some((one) => one.test(agent));

/** Apple’s privacy proxy, which loads every picture, whether somebody looks or not; it says nothing more. */
export const isPrivacyProxy = (agent: string | null): boolean => agent === 'Mozilla/5.0';

/**
 * Whether a longer list, which changes with the Web, has the agent. Of use for links only: mail programs are not known to it, and it calls those
 * that name just themselves bots, and proxies of pictures, too.
 */
export const isListedBot = (agent: string | null): boolean => isbot(agent) && !loadsOnView(agent) && !isPrivacyProxy(agent);
