import { defineTestMail } from '../messageTemplates/public.ts';

export const templateTest = defineTestMail('exercise_test');
