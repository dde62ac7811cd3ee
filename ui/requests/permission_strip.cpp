// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/permission_strip.h"

#include "ui/avatar/avatars.h"
#include "ui/models/steady_now.h"
#include "ui/requests/permission_card.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using namespace std::chrono_literals;
using ports::PendingWish;

PermissionStrip::PermissionStrip(const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_avatars(avatars)
    , m_clock(steadyNow)
    , m_more(quietLabel(u"moreWishes"_s, this))
{
    setObjectName(u"permissionStrip"_s);
    m_more->setAlignment(Qt::AlignRight);
    const Metrics &metrics = themeOf(this).metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, 0);
    column->setSpacing(metrics.small);
    column->addWidget(m_more);
    m_beat.setInterval(1s);
    connect(&m_beat, &QTimer::timeout, this, &PermissionStrip::showTime);
    onRetranslate(this, [this] { retranslate(); });
}

void PermissionStrip::take(const QList<PendingWish> &pending)
{
    m_pending = pending;
    m_told = m_clock();
    if (m_pending.isEmpty())
        m_beat.stop();
    else if (!m_beat.isActive())
        m_beat.start();
    refresh();
}

void PermissionStrip::setPeople(const People &people)
{
    m_people = people;
    refresh();
}

void PermissionStrip::setRooms(const base::RoomId &onScreen, const QHash<base::RoomId, QString> &names)
{
    m_room = onScreen;
    m_rooms = names;
    refresh();
}

void PermissionStrip::setSteadyClock(StillGuard::SteadyClock clock)
{
    m_clock = std::move(clock);
    m_told = m_clock();
}

void PermissionStrip::focusFirst()
{
    if (m_card)
        m_card->takeFocus();
}

/// The wish whose card is shown stays, because the user may be writing in the card.
const PendingWish *PermissionStrip::shown() const
{
    const auto find = [this](auto fits) -> const PendingWish * {
        const auto found = std::find_if(m_pending.cbegin(), m_pending.cend(), fits);
        return found == m_pending.cend() ? nullptr : &*found;
    };
    if (m_card) {
        if (const auto *same = find([this](const PendingWish &wish) { return m_card->isFor(wish); }))
            return same;
    }
    if (const auto *here = find([this](const PendingWish &wish) { return wish.room == m_room; }))
        return here;
    return m_pending.isEmpty() ? nullptr : &m_pending.constFirst();
}

void PermissionStrip::refresh()
{
    const PendingWish *wish = shown();
    if (m_card && (!wish || !m_card->isFor(*wish)))
        dropCard();
    const bool isNew = wish && !m_card;
    if (isNew)
        makeCard(*wish);
    if (wish)
        m_card->setPeople(m_people, wish->room == m_room ? QString() : m_rooms.value(wish->room));
    const auto more = int(m_pending.size()) - 1;
    m_more->setText(tr("%n more tool request(s) waiting", nullptr, std::max(0, more)));
    m_more->setVisible(more > 0);
    setVisible(wish != nullptr);
    showTime();
    if (!isNew)
        return;
    QAccessibleEvent told(m_card, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void PermissionStrip::dropCard()
{
    const QWidget *keys = window()->focusWidget(); // also of a window behind a sheet
    const bool hadKeys = keys && m_card->isAncestorOf(keys);
    PermissionCard *gone = std::exchange(m_card, nullptr);
    gone->hide();
    layout()->removeWidget(gone);
    gone->deleteLater(); // one of its buttons may be the sender
    if (hadKeys)
        Q_EMIT keysFreed();
}

void PermissionStrip::makeCard(const PendingWish &wish)
{
    m_card = new PermissionCard(
        wish, m_avatars, [this] { return m_clock(); }, this);
    connect(m_card, &PermissionCard::allowWanted, this,
            [this, wish](model::Reach reach, ports::Scope scope) { Q_EMIT allowWanted(wish, reach, scope); });
    connect(m_card, &PermissionCard::allowWithWanted, this,
            [this, wish](const model::RawJson &arguments) { Q_EMIT allowWithWanted(wish, arguments); });
    connect(
        m_card, &PermissionCard::refuseWanted, this,
        [this, wish](model::Reach reach, ports::Scope scope) { Q_EMIT refuseWanted(wish, reach, scope); });
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_card);
    m_card->show();
}

void PermissionStrip::showTime()
{
    const PendingWish *wish = shown();
    if (wish && m_card)
        m_card->setLeft(std::max(base::Millis(0), wish->left - (m_clock() - m_told)));
}

void PermissionStrip::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    if (m_card)
        m_card->disturb();
}

void PermissionStrip::retranslate()
{
    setAccessibleName(tr("Tool requests"));
    refresh();
}

} // namespace studio::ui
