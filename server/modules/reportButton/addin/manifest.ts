import { findLanguage, languages } from '#locales/languages.ts';
import { xmlText } from '../../../scorm/manifest.ts';
import { translationsIn } from '../../../texts/translations.ts';
import type { Addin } from './addins.ts';
import { cultures, placesOf } from './places.ts';

/** Raised with each change of the manifest: Outlook takes only a higher version for a newer one. */
const form = 1;

interface ManifestValues {
  addin: Addin;
  address: string;
  /** Who offers the button: the product, or the partner whose look the company has. */
  provider: string;
}

/** A text in all languages; that of the company stands where Outlook is in none of them. */
function translated(lang: string, key: string, element: (value: string, overrides: string) => string): string {
  const usual = findLanguage(lang) ?? languages[0];
  const textIn = (language: (typeof languages)[number]) => xmlText(translationsIn(language).t(key));
  const overrides = languages
    .filter((language) => language !== usual)
    .map((language) => `Override Locale="${cultures[language.code]}" Value="${textIn(language)}"`);
  return element(textIn(usual), overrides.join('\n'));
}

const plain = (name: string) => (value: string, overrides: string) =>
  `<${name} DefaultValue="${value}">${overrides.replace(/^.+$/gm, '<$&/>')}</${name}>`;
const resource = (id: string) => (value: string, overrides: string) =>
  `<bt:String id="${id}" DefaultValue="${value}">${overrides.replace(/^.+$/gm, '<bt:$&/>')}</bt:String>`;

/**
 * The manifest by which Outlook installs the button, in the form that all programs of Outlook take (the "add-in only manifest"), with the part
 * that puts it in the place of the Report button:
 * https://learn.microsoft.com/office/dev/add-ins/outlook/spam-reporting,
 * https://learn.microsoft.com/javascript/api/manifest/reportphishingcustomization. Short texts have at most 125 characters, long ones 250.
 * The page is for all programs but the classic one for Windows, which runs the script alone. The order of elements is that of the schema.
 */
export function addinManifest({ addin: { addinId, version, lang }, address, provider }: ManifestValues): string {
  const { page, script, icon } = placesOf(address);
  const culture = cultures[(findLanguage(lang) ?? languages[0]).code];
  const origin = new URL(address).origin;
  const text = (key: string, element: Parameters<typeof translated>[2]) => translated(lang, `reportAddin.${key}`, element);
  const icons = ([16, 32, 64, 80] as const).map((size) => ({ size, id: `Icon.${size}` }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xsi:type="MailApp">
<Id>${addinId}</Id>
<Version>1.${form}.${version}.0</Version>
<ProviderName>${xmlText(provider.slice(0, 125))}</ProviderName>
<DefaultLocale>${culture}</DefaultLocale>
${text('button', plain('DisplayName'))}
${text('about', plain('Description'))}
<IconUrl DefaultValue="${icon(64)}"/>
<HighResolutionIconUrl DefaultValue="${icon(128)}"/>
<SupportUrl DefaultValue="${origin}"/>
<AppDomains><AppDomain>${origin}</AppDomain></AppDomains>
<Hosts><Host Name="Mailbox"/></Hosts>
<Requirements><Sets><Set Name="Mailbox" MinVersion="1.1"/></Sets></Requirements>
<FormSettings><Form xsi:type="ItemRead"><DesktopSettings><SourceLocation DefaultValue="${page}"/><RequestedHeight>150</RequestedHeight></DesktopSettings></Form></FormSettings>
<Permissions>ReadItem</Permissions>
<Rule xsi:type="RuleCollection" Mode="Or"><Rule xsi:type="ItemIs" ItemType="Message" FormType="Read"/></Rule>
<DisableEntityHighlighting>true</DisableEntityHighlighting>
<VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides" xsi:type="VersionOverridesV1_0">
<VersionOverrides xmlns="http://schemas.microsoft.com/office/mailappversionoverrides/1.1" xsi:type="VersionOverridesV1_1">
<Requirements><bt:Sets DefaultMinVersion="1.14"><bt:Set Name="Mailbox"/></bt:Sets></Requirements>
<Hosts><Host xsi:type="MailHost">
<Runtimes><Runtime resid="Page.Url"><Override type="javascript" resid="Script.Url"/></Runtime></Runtimes>
<DesktopFormFactor>
<FunctionFile resid="Page.Url"/>
<ExtensionPoint xsi:type="ReportPhishingCommandSurface"><ReportPhishingCustomization>
<Control xsi:type="Button" id="reportButton">
<Label resid="Button.Label"/>
<Supertip><Title resid="Button.Label"/><Description resid="About.Text"/></Supertip>
<Icon>${icons.map(({ size, id }) => `<bt:Image size="${size}" resid="${id}"/>`).join('')}</Icon>
<Action xsi:type="ExecuteFunction"><FunctionName>onSpamReport</FunctionName></Action>
</Control>
<PreProcessingDialog><Title resid="Button.Label"/><Description resid="About.Text"/></PreProcessingDialog>
<SourceLocation resid="Page.Url"/>
</ReportPhishingCustomization></ExtensionPoint>
</DesktopFormFactor>
</Host></Hosts>
<Resources>
<bt:Images>${icons.map(({ size, id }) => `<bt:Image id="${id}" DefaultValue="${icon(size)}"/>`).join('')}</bt:Images>
<bt:Urls><bt:Url id="Page.Url" DefaultValue="${page}"/><bt:Url id="Script.Url" DefaultValue="${script}"/></bt:Urls>
<bt:ShortStrings>${text('button', resource('Button.Label'))}</bt:ShortStrings>
<bt:LongStrings>${text('about', resource('About.Text'))}</bt:LongStrings>
</Resources>
</VersionOverrides>
</VersionOverrides>
</OfficeApp>
`;
}
