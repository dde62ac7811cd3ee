// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer.h"

#include "ui/composer/flow_layout.h"
#include "ui/composer/message_edit.h"
#include "ui/composer/pill_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

bool isBlank(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

} // namespace

Composer::Composer(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_chipRow(new QWidget(this))
    , m_frame(new QWidget(this))
    , m_input(new MessageEdit(m_frame))
    , m_send(new PillButton(PillButton::Look::Main, theme, m_frame))
{
    setObjectName(u"composer"_s);
    m_chipRow->setObjectName(u"composer.chips"_s);
    m_input->setObjectName(u"composer.input"_s);
    m_send->setObjectName(u"composer.send"_s);

    const Metrics &metrics = theme.metrics;
    m_chipRow->setLayout(new FlowLayout(metrics.small));
    m_chipRow->hide();
    auto *line = new QHBoxLayout(m_frame);
    line->setContentsMargins(metrics.medium, metrics.tiny, metrics.tiny, metrics.tiny);
    line->setSpacing(metrics.small);
    line->addWidget(m_input, 1, Qt::AlignVCenter);
    line->addWidget(m_send, 0, Qt::AlignBottom);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, metrics.medium);
    column->setSpacing(metrics.small);
    column->addWidget(m_chipRow);
    column->addWidget(m_frame);

    setFocusProxy(m_input);
    m_input->installEventFilter(this);
    connect(m_input, &MessageEdit::submitAsked, this, &Composer::submit);
    connect(m_input, &MessageEdit::textChanged, this, &Composer::enableParts);
    connect(m_input, &MessageEdit::textChanged, this, &Composer::textEdited);
    connect(m_send, &PillButton::clicked, this, &Composer::submit);
    applyTheme();
    retranslate();
    enableParts();
}

Composer::~Composer() = default;

void Composer::setTheme(const Theme &theme)
{
    m_theme = theme;
    applyTheme();
}

void Composer::applyTheme()
{
    m_send->setTheme(m_theme);
    for (PillButton *chip : std::as_const(m_chips))
        chip->setTheme(m_theme);
    // The field lies on the frame that we paint.
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Base, m_theme.surface);
    m_input->setPalette(palette);
    update();
}

void Composer::setWriter(const QString &name)
{
    m_writer = name;
    retranslate();
}

void Composer::setSuggestions(const QStringList &suggestions)
{
    qDeleteAll(m_chips);
    m_chips.clear();
    for (const QString &suggestion : suggestions) {
        auto *chip = new PillButton(PillButton::Look::Chip, m_theme, m_chipRow);
        chip->setObjectName(u"composer.chip.%1"_s.arg(m_chips.size()));
        chip->setLabel(suggestion);
        // Queued: whoever listens may set other suggestions, which deletes the chip.
        connect(
            chip, &PillButton::clicked, this, [this, suggestion] { say(suggestion); }, Qt::QueuedConnection);
        m_chipRow->layout()->addWidget(chip);
        chip->show();
        m_chips.append(chip);
    }
    m_chipRow->setVisible(!m_chips.isEmpty() && m_reason.isEmpty());
    orderTabs();
    updateGeometry();
}

void Composer::orderTabs()
{
    QWidget *before = nullptr;
    for (PillButton *chip : std::as_const(m_chips)) {
        if (before)
            setTabOrder(before, chip);
        before = chip;
    }
    if (before)
        setTabOrder(before, m_input);
    setTabOrder(m_input, m_send);
}

void Composer::setReadOnlyReason(const QString &reason)
{
    m_reason = reason;
    m_input->setReadOnly(!reason.isEmpty());
    m_chipRow->setVisible(!m_chips.isEmpty() && reason.isEmpty());
    retranslate();
    enableParts();
}

QString Composer::text() const { return m_input->toPlainText(); }

void Composer::setText(const QString &text)
{
    m_input->setPlainText(text);
    m_input->moveCursor(QTextCursor::End);
}

void Composer::bringBack(const ports::Draft &draft)
{
    setText(isBlank(text()) ? draft.text : draft.text + u'\n' + text());
}

void Composer::focusInput() { m_input->setFocus(Qt::OtherFocusReason); }

void Composer::submit()
{
    if (m_input->isReadOnly() || m_input->isComposing() || isBlank(text()))
        return;
    const QString written = text();
    m_input->clear();
    focusInput();
    say(written);
}

void Composer::say(const QString &text)
{
    if (m_reason.isEmpty() && isEnabled() && !isBlank(text))
        Q_EMIT submitted({.text = text});
}

void Composer::enableParts() { m_send->setEnabled(m_reason.isEmpty() && !isBlank(text())); }

void Composer::retranslate()
{
    m_send->setLabel(tr("Send"));
    m_send->setToolTip(tr("Send (Enter)"));
    //: %1 is the name of the user
    const QString placeholder = m_writer.isEmpty() ? tr("Write as you…") : tr("Write as %1…").arg(m_writer);
    m_input->setPlaceholderText(m_reason.isEmpty() ? placeholder : m_reason);
    m_input->setAccessibleName(tr("Message"));
    m_input->setAccessibleDescription(m_reason.isEmpty() ? tr("Enter sends, Shift+Enter begins a new line.")
                                                         : m_reason);
    m_chipRow->setAccessibleName(tr("Suggestions"));
}

void Composer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool focused = m_input->hasFocus();
    const QRectF shape = QRectF(m_frame->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(focused ? QPen(m_theme.accent, m_theme.metrics.focusWidth) : QPen(m_theme.border));
    painter.setBrush(isEnabled() && m_reason.isEmpty() ? m_theme.surface : m_theme.window);
    const qreal radius = m_theme.metrics.control / 2.0 + m_theme.metrics.tiny;
    painter.drawRoundedRect(shape, radius, radius);
}

void Composer::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool Composer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_input && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        update();
    return QWidget::eventFilter(watched, event);
}

} // namespace studio::ui
