// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/summary_sheet.h"

#include "ui/theme/theme_of.h"
#include "ui/window/desks/sheet_width.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

int savedPercent(const model::Summary &summary)
{
    if (summary.before <= 0)
        return 0;
    const double share = double(summary.before - summary.after) / double(summary.before);
    return int(std::lround(std::clamp(share, 0.0, 1.0) * 100));
}

} // namespace

SummarySheet::SummarySheet(const model::Summary &summary, const QString &companion, Undo undo,
                           QWidget *parent)
    : QDialog(parent)
    , m_summary(summary)
    , m_companion(companion)
    , m_column(new QVBoxLayout(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"summarySheet"_s);
    //: %1 is a companion
    setWindowTitle(tr("Summary for %1").arg(companion));
    setMinimumWidth(kSheetWidth);
    const int margin = theme.metrics.large;
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(theme.metrics.small);
    addLine(u"summarySheet.what"_s,
            //: %1 is a companion
            tr("Instead of the first %n message(s) of this room, %1 gets this summary:", nullptr,
               int(summary.messages))
                .arg(companion));
    addText();
    QLabel *facts = addLine(u"summarySheet.facts"_s,
                            //: %L1 and %L2 are numbers of tokens, %L3 how much less that is, in percent
                            tr("About %L1 tokens became %L2: %L3 % less in each prompt.")
                                .arg(summary.before)
                                .arg(summary.after)
                                .arg(savedPercent(summary)));
    facts->setForegroundRole(QPalette::PlaceholderText);
    addLine(u"summarySheet.hint"_s,
            //: %1 is a companion
            tr("A model wrote this summary, and it can be wrong. The original messages stay in the room. If "
               "you undo it, %1 gets them again, as far as they fit.")
                .arg(companion));
    addButtons(undo);
    makeRoom();
}

/// Grows to the height of all its text; by default a dialog stays below two thirds of the screen.
void SummarySheet::makeRoom()
{
    const int wide = std::max(kSheetWidth, m_column->sizeHint().width());
    const int high = m_column->totalHeightForWidth(wide);
    const int most = parentWidget() ? parentWidget()->height() - 2 * themeOf(this).metrics.large : high;
    resize(wide, std::min(high, most));
}

QLabel *SummarySheet::addLine(const QString &name, const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    m_column->addWidget(label);
    return label;
}

void SummarySheet::addText()
{
    auto *text = new QPlainTextEdit(m_summary.text, this);
    text->setObjectName(u"summarySheet.text"_s);
    text->setAccessibleName(windowTitle());
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    constexpr int kFewestLines = 4; // least lines of the text
    text->setMinimumHeight(kFewestLines * fontMetrics().lineSpacing() + 2 * themeOf(this).metrics.small);
    m_column->addWidget(text, 1);
}

// An undo costs a new summary at worst, but Enter still does not trigger it.
void SummarySheet::addButtons(Undo undo)
{
    auto *box = new QDialogButtonBox(this);
    auto *close = box->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(u"summarySheet.close"_s);
    close->setDefault(true);
    connect(box, &QDialogButtonBox::rejected, this, &SummarySheet::reject);
    if (undo == Undo::Offered) {
        auto *button = box->addButton(tr("Undo"), QDialogButtonBox::ActionRole);
        button->setObjectName(u"summarySheet.undo"_s);
        button->setAutoDefault(false);
        //: %1 is a companion
        button->setToolTip(tr("Give %1 the original messages again").arg(m_companion));
        connect(button, &QPushButton::clicked, this, [this, button] {
            button->setEnabled(false);
            Q_EMIT undoWanted(m_summary.id);
        });
    }
    m_column->addSpacing(themeOf(this).metrics.small);
    m_column->addWidget(box);
    close->setFocus();
}

} // namespace studio::ui
