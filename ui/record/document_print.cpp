// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/document_print.h"

#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTextDocument>

#include <memory>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

class ClosedDocument final : public QTextDocument
{
public:
    using QTextDocument::QTextDocument;
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

} // namespace

QDialog *openPrintPreview(const QByteArray &html, const QString &name, QWidget *parent)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(name);
    auto *dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setObjectName(u"exportPrintPreview"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *document = new ClosedDocument(dialog);
    document->setMetaInformation(QTextDocument::DocumentTitle, name);
    document->setHtml(QString::fromUtf8(html));
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, document,
                     [document, printer](QPrinter *paper) { document->print(paper); });
    dialog->open();
    return dialog;
}

} // namespace studio::ui
