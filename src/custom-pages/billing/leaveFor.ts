/** Opens an address outside the panel in the same window, as pages of payment providers are. */
export const leaveFor = (address: string): void => location.assign(address);
