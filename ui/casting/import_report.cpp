// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/import_report.h"

#include "ui/panels/plain_label.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct ImportWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::ImportWords)
};

} // namespace

QString importHeadline(const ImportSummary &summary)
{
    QStringList sentences;
    if (!summary.added.isEmpty())
        sentences.append(ImportWords::tr("%n companion(s) came in.", nullptr, int(summary.added.size())));
    if (!summary.known.isEmpty())
        sentences.append(
            ImportWords::tr("%n companion(s) were here already.", nullptr, int(summary.known.size())));
    if (!summary.refused.isEmpty())
        sentences.append(ImportWords::tr("%n file(s) were not taken.", nullptr, int(summary.refused.size())));
    return sentences.join(u' ');
}

QString importDetails(const ImportSummary &summary)
{
    QStringList lines;
    for (const ImportSummary::Refused &refused : summary.refused)
        //: %1 is a file, %2 why it was not taken
        lines.append(ImportWords::tr("%1: %2").arg(refused.file, refused.reason));
    if (!summary.renamed.isEmpty())
        //: %1 is a list of names
        lines.append(ImportWords::tr("These got another id, because theirs was taken: %1")
                         .arg(summary.renamed.join(u", "_s)));
    lines.append(summary.remarks);
    if (!summary.known.isEmpty())
        lines.append(ImportWords::tr("Here already, word for word: %1").arg(summary.known.join(u", "_s)));
    return lines.join(u'\n');
}

ImportReport::ImportReport(const ImportSummary &summary, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"importReport"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Imported companions"));
    const Metrics metrics;
    QLabel *headline = plainLabel(u"importHeadline"_s, this);
    headline->setText(importHeadline(summary));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(headline);
    if (const QString details = importDetails(summary); !details.isEmpty()) {
        auto *list = new QPlainTextEdit(details, this);
        list->setObjectName(u"importDetails"_s);
        list->setReadOnly(true);
        list->setTabChangesFocus(true);
        list->setAccessibleName(tr("What was left out, and why"));
        column->addWidget(list, 1);
        resize(520, 320);
    }
    auto *close = new QPushButton(tr("Close"), this);
    close->setObjectName(u"importClose"_s);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
}

} // namespace studio::ui
