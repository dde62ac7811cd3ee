// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/bar/message_bar.h"

#include "core/model/past/deletion.h"
#include "ui/actions/action_registry.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/transcript_cursor.h"
#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/transcript_model.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kBarInset = 2; // of the buttons in the bar

/// Where the time stands in the first line of a message; null: there is no such line.
std::optional<QRectF> timeIn(const PlacedBlock &placed)
{
    for (const PlacedText &text : placed.layout->texts()) {
        if (text.ink == PlacedText::Ink::Time)
            return text.layout->boundingRect().translated(text.place + QPointF(0, placed.top));
    }
    return {};
}

} // namespace

MessageBar::MessageBar(const Parts &parts, QWidget *viewport)
    : QWidget(viewport)
    , m_parts(parts)
{
    setObjectName(u"transcript.bar"_s);
    setCursor(Qt::ArrowCursor);
    auto *buttons = new QHBoxLayout(this);
    buttons->setContentsMargins(kBarInset, kBarInset, kBarInset, kBarInset);
    buttons->setSpacing(0);
    buttons->setSizeConstraint(QLayout::SetNoConstraint);
    MessageActions *actions = &m_parts.actions;
    m_again = add(u"transcript.bar.again"_s, "replyAgainAction", [this, actions] {
        if (const model::MessageRow *message = m_parts.model.message(m_row))
            Q_EMIT actions->replyAgainWanted(base::MessageId(message->posted.message.id));
    });
    m_edit = add(u"transcript.bar.edit"_s, "editMessageAction", [this, actions] { actions->editRow(m_row); });
    m_copy = add(u"transcript.bar.copy"_s, "copyMessageAction",
                 [this, actions] { actions->copyRow(m_row, false); });
    m_quote = add(u"transcript.bar.quote"_s, "quoteMessageAction", [this] { Q_EMIT quoteWanted(m_row); });
    m_delete = add(u"transcript.bar.delete"_s, "deleteMessageAction",
                   [this, actions] { actions->deleteRow(m_row); });
    m_more = add(u"transcript.bar.more"_s, "messageMenuAction",
                 [this] { Q_EMIT menuWanted(m_row, m_more->mapToGlobal(m_more->rect().bottomLeft())); });
    hide();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

template<class Act>
QToolButton *MessageBar::add(const QString &name, const char *id, Act act)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setProperty("actionId", QString::fromLatin1(id));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(button);
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

void MessageBar::setPointer(std::optional<QPointF> pointer)
{
    m_pointer = pointer;
    follow();
}

void MessageBar::followSoon()
{
    if (m_isQueued)
        return;
    m_isQueued = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_isQueued = false;
            follow();
        },
        Qt::QueuedConnection);
}

bool MessageBar::isUnderPointer() const
{
    return !isHidden() && m_pointer && geometry().contains(m_pointer->toPoint());
}

/// While the pointer is over the bar, the bar stays with its message: nobody clicks on another one because
/// the talk goes on.
void MessageBar::follow()
{
    const bool stays = isUnderPointer();
    const qint64 row = stays ? m_row : wantedRow();
    const model::MessageRow *message = m_parts.model.message(row);
    const bool isMessage = message && !model::isDeleted(*message);
    if (isMessage)
        offerFor(row);
    const std::optional<QPoint> place = isMessage ? placeOver(row) : std::nullopt;
    if (!place) {
        hide();
        return;
    }
    m_row = row;
    if (!stays)
        move(*place);
    if (isHidden()) {
        show();
        raise();
    }
}

qint64 MessageBar::wantedRow()
{
    if (m_pointer) {
        const Pointed at = m_parts.layout.pointedAt(*m_pointer - m_parts.column().topLeft());
        if (at.row >= 0 && m_parts.layout.row(at.row)->isFramed(at.block))
            return at.row;
    }
    return m_parts.cursor.showsFocus() ? m_parts.cursor.row() : -1;
}

/// In the line of the name, before the time, where it hides no words; of a message that begins out of sight,
/// at the top of the viewport.
std::optional<QPoint> MessageBar::placeOver(qint64 row)
{
    const QRect column = m_parts.column();
    const int gap = themeOf(this).metrics.small;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    int x = isMirrored ? column.left() + gap : column.right() + 1 - gap - width();
    std::optional<int> top;
    int bottom = 0;
    for (const PlacedBlock &placed : m_parts.layout.placed()) {
        if (placed.row != row || !placed.blocks->isFramed(placed.block))
            continue;
        if (const std::optional<QRectF> time = timeIn(placed); time && !top) {
            top = int(time->center().y()) - height() / 2;
            x = isMirrored ? x : column.left() + int(time->left()) - gap - width();
        }
        top = top.value_or(placed.top - height() / 2);
        bottom = placed.bottom();
    }
    if (!top || bottom < height() / 2 || *top > column.bottom())
        return {};
    const int y = std::clamp(*top, 0, std::max(0, column.height() - height()));
    return QPoint(std::max(0, x), y);
}

void MessageBar::offerFor(qint64 row)
{
    m_again->setHidden(!m_parts.actions.offersAgain(row));
    m_edit->setHidden(!m_parts.actions.offersWays());
    m_delete->setHidden(!m_parts.actions.offersWays());
    m_quote->setHidden(!m_parts.actions.offersQuotes());
    layout()->activate();
    const QSize size = sizeHint();
    if (size != this->size())
        resize(size);
}

void MessageBar::applyTheme()
{
    const Theme &theme = themeOf(this);
    const int sign = std::max(16, fontMetrics().height());
    for (QToolButton *button : {m_again, m_edit, m_copy, m_quote, m_delete, m_more}) {
        const ActionEntry *entry = registeredAction(button->property("actionId").toString());
        button->setIcon(icon(entry->icon.value_or(IconName::More), theme));
        button->setIconSize({sign, sign});
        button->setFixedSize(sign + theme.metrics.small + 2, sign + theme.metrics.small);
    }
    followSoon();
}

void MessageBar::retranslate()
{
    for (QToolButton *button : {m_again, m_edit, m_copy, m_quote, m_delete, m_more}) {
        const ActionEntry *entry = registeredAction(button->property("actionId").toString());
        button->setAccessibleName(plainTitle(briefName(*entry)));
        // The shortcuts of menus are about the whole room.
        button->setToolTip(entry->place == ActionPlace::Message ? tipOf(*entry) : aboutAction(*entry));
    }
}

void MessageBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_more)
        applyTheme();
}

// From here on the viewport hears nothing of the pointer.
void MessageBar::enterEvent(QEnterEvent *event)
{
    m_pointer = mapToParent(event->position());
    QWidget::enterEvent(event);
}

void MessageBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.raised);
    const QRectF shape = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(shape, theme.metrics.radius, theme.metrics.radius);
}

// A click between the buttons must not select text under the bar.
void MessageBar::mousePressEvent(QMouseEvent *event) { event->accept(); }

void MessageBar::mouseReleaseEvent(QMouseEvent *event) { event->accept(); }

void MessageBar::mouseMoveEvent(QMouseEvent *event) { event->accept(); }

} // namespace studio::ui
