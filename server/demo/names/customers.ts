/** Customers of the partners: name | country | industry. Taken in this order, see companies.ts. */
const list = `
Brightwater Dental|GB|healthcare
Harbour & Finch Solicitors|GB|legal
Castellan Freight|NL|manufacturing
Oakridge Academy|US|education
Lumen Optics|DE|manufacturing
Saltmarsh Brewing Co.|GB|retail
Bluestone Credit Union|US|finance
Ponte Vecchio Tessuti|IT|manufacturing
Fjordlys Energi|NO|energy
Maple Hollow Clinics|CA|healthcare
Quintana Logística|ES|transport
Café Belle Rive|FR|hospitality
Tamarind Foods|IN|retail
Galil Agritech|IL|technology
Aegean Ferries|GR|transport
Northgate Insurance Brokers|GB|finance
Wernher Werkzeugbau|DE|manufacturing
Silverleaf Senior Living|US|healthcare
Sakura Precision|JP|manufacturing
Lotus Bay Hotels|SG|hospitality
Dunmore County Schools|US|education
Kestrel Aviation Services|IE|transport
Vista Solar|US|energy
Atelier Moreau|FR|design
Polder Zuivel|NL|retail
Redwood Title & Escrow|US|legal
Granite State Plumbing|US|construction
Montevista Inmobiliaria|MX|property
Horizonte Agro|BR|agriculture
Baltic Amber Shipping|PL|transport
Anadolu Tekstil|TR|manufacturing
Pinecrest Veterinary Group|US|healthcare
Skyline Architects|AE|design
Copperfield Publishing|GB|media
Westbrook Pediatrics|US|healthcare
Ironbridge Steelworks|GB|manufacturing
Juniper & Sage Catering|AU|hospitality
Dnipro Software Works|UA|technology
Cobblestone Media|US|media
Evergreen Landscape Supply|US|retail
Stella Maris Hospice|IE|healthcare
Orchard Lane Accountants|GB|finance
Riverbend Community Bank|US|finance
Tidewater Marine|US|transport
Havsbris Fisk|SE|retail
Lisboa Cerâmica|PT|manufacturing
Beacon Hill Dermatology|US|healthcare
Summit Ridge Credit|US|finance
Clover Field Nurseries|IE|retail
Nova Terra Surveying|CA|construction
Hawthorn Legal|AU|legal
Prairie Wind Cooperative|US|energy
Carmel Diagnostics|IL|healthcare
Trattoria Holdings|IT|hospitality
Bergmann Feinmechanik|DE|manufacturing
Meadowlark Montessori|US|education
Old Mill Furniture|US|retail
Seabright Yachts|AU|manufacturing
Crescent Moon Trading|AE|retail
Torrent Ski Resorts|AT|hospitality
Palisade Property Management|US|property
Whitecap Seafood|CA|retail
Arbor Vale Council|GB|government
Delta Crane & Rigging|US|construction
Nimbus Analytics|US|technology
Hollyhock Care Homes|GB|healthcare
Rooibos Traders|ZA|retail
Sunfield Packaging|ES|manufacturing
Keystone Radiology|US|healthcare
Marlowe & Keats Books|GB|retail
Ember Ceramics|DK|manufacturing
Foxglove Pharmacies|GB|healthcare
Three Rivers Transit|US|transport
Larkspur Interiors|US|design
Basalt Mining Services|AU|mining
Blue Heron Charter School|US|education
Chestnut Street Legal Aid|US|legal
Grove Street Dental|US|healthcare
Longshore Cold Storage|NZ|transport
Mistral Wind Partners|FR|energy
Pelican Point Resorts|US|hospitality
Sterling Payroll|GB|finance
Thistle & Thread|GB|retail
Umber Studios|US|media
Vantage Title|US|legal
Willow Creek Township|US|government
Zephyr Cycles|NL|retail
`;

export const customerNames = list
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', country = 'US', industry = 'services'] = line.split('|');
    return { name, country, industry };
  });
