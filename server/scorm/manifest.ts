import { courseLimits } from '#contract/courses/limits';
import type { ScormType } from '#contract/courses/scorm';

interface Manifest {
  type: ScormType;
  /** Id of the course; letters, digits and hyphens. */
  id: string;
  title: string;
  hasQuiz: boolean;
  /** All files of the package except the manifest; the first is the launch page. */
  files: readonly string[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for XML; removes control characters, which XML does not allow. */
export const xmlText = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const attributes = (of: Record<string, string>) =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

const namespaces12 = attributes({
  xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
  'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
});
const namespaces2004 = attributes({
  xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
  'xmlns:adlseq': 'http://www.adlnet.org/xsd/adlseq_v1p3',
  'xmlns:adlnav': 'http://www.adlnet.org/xsd/adlnav_v1p3',
  'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
});

/** Differences between the editions. The attribute `scoType` has two spellings. */
const editions: Record<ScormType, { schemaVersion: string; namespaces: string; scoType: string; is2004: boolean }> = {
  '1.2': { schemaVersion: '1.2', namespaces: namespaces12, scoType: 'adlcp:scormtype', is2004: false },
  '2004 2nd': { schemaVersion: 'CAM 1.3', namespaces: namespaces2004, scoType: 'adlcp:scormType', is2004: true },
  '2004 3rd': { schemaVersion: '2004 3rd Edition', namespaces: namespaces2004, scoType: 'adlcp:scormType', is2004: true },
  '2004 4th': { schemaVersion: '2004 4th Edition', namespaces: namespaces2004, scoType: 'adlcp:scormType', is2004: true },
};

const pass = courseLimits.scorm.passPercent;

/** Rules for completion and success: the player reports completion, and the score decides success. */
function completionRules({ hasQuiz }: Manifest, is2004: boolean): string {
  if (!is2004) return hasQuiz ? `\n        <adlcp:masteryscore>${pass}</adlcp:masteryscore>` : '';
  const measure = hasQuiz ? `<imsss:minNormalizedMeasure>${pass / 100}</imsss:minNormalizedMeasure>` : '';
  return `
        <imsss:sequencing>
          <imsss:objectives>
            <imsss:primaryObjective objectiveID="result" satisfiedByMeasure="${hasQuiz}">${measure}</imsss:primaryObjective>
          </imsss:objectives>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
        <adlnav:presentation>
          <adlnav:navigationInterface>
            <adlnav:hideLMSUI>previous</adlnav:hideLMSUI>
            <adlnav:hideLMSUI>continue</adlnav:hideLMSUI>
          </adlnav:navigationInterface>
        </adlnav:presentation>`;
}

const flow = `
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>`;

/** The `imsmanifest.xml` of a package with one SCO. */
export function manifestOf(manifest: Manifest): string {
  const { id, type, files } = manifest;
  const { schemaVersion, namespaces, scoType, is2004 } = editions[type];
  const title = `<title>${xmlText(manifest.title)}</title>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="heed-${id}" version="1"${namespaces}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schemaVersion}</schemaversion>
  </metadata>
  <organizations default="training">
    <organization identifier="training">
      ${title}
      <item identifier="item" identifierref="player" isvisible="true">
        ${title}${completionRules(manifest, is2004)}
      </item>${is2004 ? flow : ''}
    </organization>
  </organizations>
  <resources>
    <resource identifier="player" type="webcontent" ${scoType}="sco" href="${files[0]}">
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}
