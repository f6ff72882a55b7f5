import { defineTestMail } from '../messageTemplates/public.ts';

export const templateTest = defineTestMail('simulation_test');
