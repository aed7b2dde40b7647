const LOOPBACK = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;

/** Whether an address is of this very machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}
