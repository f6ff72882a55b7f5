import { z } from 'zod';

// With every schema, zod would try whether it may make code from text; the policy of the page forbids that, and the console reports it.
z.config({ jitless: true });
