/** A drawn screenshot of 1200 × 700 pixels. */
export const screenshot = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700"><rect width="1200" height="700" fill="#f4ecd8"/><rect x="60" y="60" width="520" height="56" fill="#5b4636"/><rect x="60" y="160" width="900" height="24" fill="#b9a88f"/><rect x="60" y="210" width="760" height="24" fill="#b9a88f"/><rect x="60" y="300" width="240" height="72" fill="#0f766e"/></svg>',
)}`;

/** The editor's texts in Arabic. */
export const arabicTexts = {
  captureEditor: 'حدد ما تقصده',
  select: 'اختر العلامات وحركها',
  rectangle: 'مستطيل',
  pen: 'قلم',
  blur: 'إخفاء جزء',
  color: 'اللون',
  undo: 'تراجع',
  redo: 'إعادة',
  deleteMark: 'حذف العلامة',
  savePicture: 'حفظ كصورة',
  copyPicture: 'نسخ كصورة',
  dismiss: 'تجاهل',
  next: 'التالي',
};
