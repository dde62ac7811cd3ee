// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/edit_sheet.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/window/desks/sheet_width.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLines = 6; // least lines of the text field

bool isKeepKey(const QKeyEvent &event)
{
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isEnter && event.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

EditSheet::EditSheet(const QString &text, const std::optional<QString> &original, QWidget *parent)
    : QDialog(parent)
    , m_before(text)
    , m_text(new QPlainTextEdit(text, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"editSheet"_s);
    setWindowTitle(tr("Edit a message"));
    setMinimumWidth(kSheetWidth);
    auto *column = new QVBoxLayout(this);
    const int margin = theme.metrics.large;
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(theme.metrics.small);
    m_text->setObjectName(u"editSheet.text"_s);
    m_text->setAccessibleName(tr("Text of the message"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(kLines * fontMetrics().lineSpacing() + 2 * theme.metrics.small);
    m_text->moveCursor(QTextCursor::End);
    m_text->installEventFilter(this);
    column->addWidget(m_text, 1);
    auto *hint = new QLabel(
        tr("Companions read it like this from now on. What was said first stays in the log."), this);
    hint->setObjectName(u"editSheet.hint"_s);
    hint->setTextFormat(Qt::PlainText);
    hint->setWordWrap(true);
    column->addWidget(hint);
    hint->setForegroundRole(QPalette::PlaceholderText);
    if (original)
        addOriginal(*original, *column);
    column->addSpacing(theme.metrics.small);
    auto *box = new QDialogButtonBox(this);
    QPushButton *keep = box->addButton(tr("Change"), QDialogButtonBox::AcceptRole);
    keep->setObjectName(u"editSheet.keep"_s);
    keep->setToolTip(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText));
    box->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setObjectName(u"editSheet.cancel"_s);
    connect(box, &QDialogButtonBox::accepted, this, &EditSheet::keep);
    connect(box, &QDialogButtonBox::rejected, this, &EditSheet::reject);
    const auto allow = [this, keep] { keep->setEnabled(!m_text->toPlainText().trimmed().isEmpty()); };
    connect(m_text, &QPlainTextEdit::textChanged, this, allow);
    allow();
    column->addWidget(box);
    m_text->setFocus();
}

/// As high as its text, up to some lines, and quiet, since it cannot be edited.
void EditSheet::addOriginal(const QString &original, QVBoxLayout &column)
{
    const Theme &theme = themeOf(this);
    auto *first = new QPlainTextEdit(original, this);
    first->setObjectName(u"editSheet.original"_s);
    first->setAccessibleName(tr("What was said first"));
    first->setReadOnly(true);
    first->setTabChangesFocus(true);
    onThemeChange(first, [first] {
        QPalette quiet = themeOf(first).palette();
        quiet.setColor(QPalette::Text, themeOf(first).mutedText);
        first->setPalette(quiet);
    });
    const int around = 2 * theme.metrics.small; // margin of the text, both sides together
    const QRect room(0, 0, kSheetWidth - 2 * theme.metrics.large - around,
                     kLines * fontMetrics().lineSpacing());
    const int wanted = fontMetrics().boundingRect(room, Qt::TextWrapAnywhere, original).height();
    first->setFixedHeight(std::min(wanted, room.height()) + around);
    auto *label = new QLabel(first->accessibleName(), this);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(first);
    column.addSpacing(theme.metrics.small);
    column.addWidget(label);
    column.addWidget(first);
}

void EditSheet::keep()
{
    const QString text = m_text->toPlainText();
    if (text.trimmed().isEmpty())
        return;
    if (text != m_before)
        Q_EMIT edited(text);
    accept();
}

void EditSheet::keyPressEvent(QKeyEvent *event)
{
    if (isKeepKey(*event))
        keep();
    else
        QDialog::keyPressEvent(event);
}

// Otherwise the text field would insert a line break for this key.
bool EditSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress &&
        isKeepKey(*static_cast<QKeyEvent *>(event))) {
        keep();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace studio::ui
