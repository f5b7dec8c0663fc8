/** Since when somebody of the roster has been here, and one piece of work that they answer for. Sample content. */
export type SignedWork = { since: number; work: string };

/** By the id of the person in leadership-copy.ts. */
export const signedWork: Readonly<Record<string, SignedWork>> = {
  'anil-vaidya': { since: 2010, work: 'The final release of every board' },
  'sunita-barve': { since: 2011, work: 'Part orders and delivery dates of every project' },
  'harpreet-singh-gill': { since: 2012, work: 'The radio protocol of the RF module' },
  'meera-joshi': { since: 2013, work: 'Part lists of the four modules' },
  'mahendra-rathore': { since: 2013, work: 'Level-crossing monitor, Railmate Signals' },
  'vikram-chouhan': { since: 2017, work: 'Update routine, Kiran Solar pumps' },
  'deepa-murugan': { since: 2015, work: 'Layout of the L293D module' },
  'ramesh-patidar': { since: 2014, work: 'Test reports of the relay boards, Nimbus Cold' },
  'ananya-deshpande': { since: 2014, work: 'Costing system, Patwa & Sons' },
  'zainab-ansari': { since: 2018, work: 'Appointment app, Sehat Clinics' },
  'arjun-malviya': { since: 2019, work: 'Cold-room alarms, Nimbus Cold' },
  'kavya-nambiar': { since: 2020, work: 'Bus app, St. Brigid Hill School' },
  'rohan-sethi': { since: 2021, work: 'Tablet in the bay, Chambal Motor Service' },
  'priya-nair': { since: 2020, work: 'Energy per part, Satpura Auto Trims' },
  // A word joiner: no line ends at that hyphen.
  'faizan-mirza': { since: 2019, work: 'Loan files, Vindhya Co-\u2060operative Bank' },
  'joseph-kuruvilla': { since: 2016, work: 'Sign-in review, Tapti Finance' },
  'nikhil-bhatt': { since: 2015, work: 'Seven months of deliveries, Malwa Textiles' },
  'sneha-dubey': { since: 2018, work: 'The answer to every application' },
  'karan-malhotra': { since: 2017, work: 'First contract with Nordlicht Sensorik' },
  'ishani-ghosh': { since: 2021, work: 'Module supply, Prayog Makers Club' },
};
