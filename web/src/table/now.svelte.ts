// One ticking second for everything that counts down.

class Now {
  value = $state(Date.now());
}
export const now = new Now();

if (typeof window !== 'undefined') setInterval(() => (now.value = Date.now()), 1000);
