// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/permission_asking.h"

#include "ui/composer/composer.h"
#include "ui/models/people.h"
#include "ui/requests/permission_card.h"
#include "ui/requests/permission_strip.h"
#include "ui/requests/permission_window.h"
#include "ui/theme/hooks.h"
#include "ui/window/actions/request_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

#include <QAction>

#include <algorithm>

namespace studio::ui {

using model::Reach;
using ports::PendingWish;
using ports::PermissionPort;
using ports::Scope;

PermissionAsking::PermissionAsking(const WindowParts &parts, PermissionPort &port, QObject *parent)
    : AskingDesk(
          parts, [&port](bool here) { port.attend(here); }, parent)
    , m_port(port)
    , m_strip(new PermissionStrip(parts.avatars, &parts.page))
{
    parts.page.showAboveComposer(*m_strip);
    connectPort();
    connectStrip();
    parts.actions.requests->offerPermissions();
    connect(parts.actions.requests->answer, &QAction::triggered, this, &PermissionAsking::focusQuestion);
    connect(parts.actions.requests->permissions, &QAction::triggered, this, &PermissionAsking::openList);
    onRetranslate(&parts.window, this, [this] { showPeople(); });
}

void PermissionAsking::connectPort()
{
    connect(&m_port, &PermissionPort::pendingChanged, this, &PermissionAsking::take);
    connect(&m_port, &PermissionPort::listChanged, this, &PermissionAsking::show);
}

void PermissionAsking::connectStrip()
{
    connect(m_strip, &PermissionStrip::keysFreed, &parts().page.composer(), &Composer::focusInput);
    connect(m_strip, &PermissionStrip::allowWanted, this,
            [this](const PendingWish &wish, Reach reach, Scope scope) {
                m_port.allow(wish.turn, wish.call, reach, scope, std::nullopt, answerAbout(wish));
            });
    connect(m_strip, &PermissionStrip::allowWithWanted, this,
            [this](const PendingWish &wish, const model::RawJson &arguments) {
                m_port.allow(wish.turn, wish.call, Reach::Once, Scope::AnyArguments, arguments,
                             answerAbout(wish));
            });
    connect(m_strip, &PermissionStrip::refuseWanted, this,
            [this](const PendingWish &wish, Reach reach, Scope scope) {
                m_port.refuse(wish.turn, wish.call, reach, scope, answerAbout(wish));
            });
}

base::Then<void> PermissionAsking::answerAbout(const PendingWish &wish)
{
    return {this, [this, wish](const base::Result<void> &answer) {
                if (!answer)
                    fail(wish, answer.error());
            }};
}

void PermissionAsking::show(const ports::PermissionList &list)
{
    m_list = list;
    if (m_window)
        m_window->setList(list);
}

void PermissionAsking::fail(const PendingWish &wish, const base::Error &error)
{
    PermissionCard *card = m_strip->card();
    if (error.code == base::ErrorCode::InvalidInput && card && card->isFor(wish))
        card->tellTrouble(error.text);
    else
        tellFailure(error, tr("That tool request was already closed."));
}

void PermissionAsking::take(const QList<PendingWish> &pending)
{
    const QList<PendingWish> before = m_strip->pending();
    m_strip->take(pending);
    parts().actions.requests->showQuestions(!pending.isEmpty());
    const auto isNew = [&before](const PendingWish &wish) {
        return std::none_of(before.cbegin(), before.cend(), [&wish](const PendingWish &old) {
            return old.turn == wish.turn && old.call == wish.call;
        });
    };
    if (std::any_of(pending.cbegin(), pending.cend(), isNew))
        callUser();
}

/// A request that waits gets the focus first.
void PermissionAsking::focusQuestion()
{
    if (!parts().actions.requests->isRequestWaiting())
        m_strip->focusFirst();
}

void PermissionAsking::showPeople()
{
    m_strip->setPeople(people());
    m_strip->setRooms(parts().session.roomId(), roomNames());
    if (m_window)
        m_window->setPeople(people(), roomNames());
}

void PermissionAsking::openList()
{
    if (!m_window) {
        m_window = new PermissionWindow(&parts().window);
        m_window->setWritable(!parts().readOnly);
        m_window->setPeople(people(), roomNames());
        m_window->setList(m_list);
        connect(m_window, &PermissionWindow::revokeWanted, this,
                [this](qint64 rule) { m_port.revoke(rule, answerAbout({})); });
        connect(m_window, &PermissionWindow::askForActsWanted, this,
                [this](bool ask) { m_port.setAskForActs(ask, answerAbout({})); });
    }
    openAnswers(*m_window);
    m_port.readList({m_window, [this](const base::Result<ports::PermissionList> &list) {
                         if (list)
                             show(*list);
                         else
                             fail({}, list.error());
                     }});
}

} // namespace studio::ui
