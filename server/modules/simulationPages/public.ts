/** The pages, pictures and beacons to which the addresses of simulated mails lead, and the host that has nothing else. */
export { answerAtSimulationHost } from './host.ts';
export { mountSimulationPages } from './mount.ts';
