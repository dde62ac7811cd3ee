// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/chip_edit.h"

#include "core/persona/lore/lore_decorators.h"
#include "ui/composer/flow_layout.h"
#include "ui/composer/pill_button.h"
#include "ui/forms/form_edits.h"
#include "ui/theme/theme_of.h"

#include <QApplication>
#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kNarrowestInput = 24; // characters: fits the placeholder in most languages

} // namespace

ChipEdit::ChipEdit(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_row(new FlowLayout(themeOf(this).metrics.tiny))
    , m_input(new LineInput(objectName, this))
{
    setObjectName(objectName + u"Chips"_s);
    setLayout(m_row);
    setFocusProxy(m_input);
    m_row->addWidget(m_input);
    m_input->setMinimumWidth(m_input->fontMetrics().averageCharWidth() * kNarrowestInput);
    m_input->installEventFilter(this);
    connect(m_input, &LineInput::edited, this, &ChipEdit::takeWithComma);
    connect(m_input, &LineInput::stepEnded, this, [this] {
        // A menu over the input or another window does not end the word, and neither does a chip that is
        // about to be clicked.
        const QWidget *next = QApplication::focusWidget();
        const bool isGone = next && next != m_input && !isAncestorOf(next);
        if (isGone)
            take();
        Q_EMIT stepEnded();
    });
}

/// The input may lose the focus while it is destroyed, after this object is gone.
ChipEdit::~ChipEdit() { m_input->disconnect(this); }

void ChipEdit::setWords(const QString &name, const QString &placeholder, const QString &remove)
{
    m_remove = remove;
    m_input->setAccessibleName(name);
    m_input->setPlaceholderText(placeholder);
    fill();
}

void ChipEdit::show(const QStringList &chips)
{
    if (chips == m_chips)
        return;
    m_chips = chips;
    fill();
}

void ChipEdit::discard() { m_input->show(QString()); }

void ChipEdit::setDivides(bool commas) { m_divides = commas; }

void ChipEdit::fill()
{
    for (PillButton *button : std::exchange(m_buttons, {})) {
        m_row->removeWidget(button);
        button->deleteLater(); // it may be the sender of a click
    }
    m_row->removeWidget(m_input);
    QWidget *before = this;
    for (const QString &chip : std::as_const(m_chips)) {
        auto *button = new PillButton(PillButton::Look::Chip, this);
        button->setObjectName(m_input->objectName() + u"Chip"_s);
        button->setLabel(chip);
        button->setEnding(IconName::Close);
        button->setHint(m_remove.arg(chip));
        connect(button, &PillButton::clicked, this, [this, chip] {
            QStringList left = m_chips;
            left.removeAll(chip);
            m_input->setFocus();
            set(left);
            Q_EMIT stepEnded();
        });
        m_row->addWidget(button);
        button->show();
        if (before != this)
            setTabOrder(before, button);
        before = button;
        m_buttons.append(button);
    }
    m_row->addWidget(m_input);
    if (before != this)
        setTabOrder(before, m_input);
    updateGeometry();
}

void ChipEdit::set(const QStringList &chips)
{
    QStringList once = chips;
    once.removeDuplicates();
    if (once == m_chips)
        return;
    m_chips = once;
    fill();
    Q_EMIT edited(m_chips);
}

void ChipEdit::take()
{
    const QString text = m_input->text().trimmed();
    const QStringList written = m_divides ? persona::dividedByCommas(text) : QStringList{text};
    m_input->show(QString());
    QStringList all = m_chips + written;
    all.removeAll(QString());
    set(all);
}

/// A comma inside a pattern does not separate words.
void ChipEdit::takeWithComma(const QString &written)
{
    const bool isPattern = written.startsWith(u'/');
    const QString comma = written.right(1);
    if (m_divides && !isPattern && (comma == u","_s || comma == u"、"_s || comma == u"，"_s)) {
        m_input->show(written.chopped(1));
        take();
    }
}

bool ChipEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_input || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (isReturn && !m_input->text().trimmed().isEmpty()) {
        take();
        Q_EMIT stepEnded();
        return true;
    }
    if (key->key() == Qt::Key_Backspace && m_input->text().isEmpty() && !m_chips.isEmpty()) {
        QStringList left = m_chips;
        const QString last = left.takeLast();
        set(left);
        m_input->show(last);
        m_input->end(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace studio::ui
