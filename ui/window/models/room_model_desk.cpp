// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/models/room_model_desk.h"

#include "ui/actions/action_words.h"
#include "ui/composer/pill_button.h"
#include "ui/library/casting.h"
#include "ui/rooms/models/room_answers.h"
#include "ui/window/actions/model_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desks/provider_desk.h"
#include "ui/window/models/model_menu.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_session.h"
#include "ui/window/top_bar.h"

#include <QAction>

namespace studio::ui {

namespace {

constexpr qsizetype kMostKeepers = 5; // lines of the menu

} // namespace

RoomModelDesk::RoomModelDesk(const WindowParts &parts, ProviderDesk &providers, Casting &casting,
                             QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_providers(providers)
    , m_casting(casting)
    , m_menu(std::make_unique<ModelMenu>(&parts.window))
{
    QAction *action = parts.actions.models->roomModel;
    parts.actions.models->offerRoomModel();
    const RoomSession *session = &parts.session;
    connect(session, &RoomSession::roomChanged, this, &RoomModelDesk::tellChosen);
    for (const auto over : {&RoomSession::opened, &RoomSession::closed})
        connect(session, over, this, [this] { m_asked.reset(); });
    for (const auto changed :
         {&RoomSession::opened, &RoomSession::closed, &RoomSession::roomChanged, &RoomSession::peopleChanged})
        connect(session, changed, this, &RoomModelDesk::show);
    connect(&providers, &ProviderDesk::listed, this, &RoomModelDesk::show);
    connect(action, &QAction::triggered, this, &RoomModelDesk::openMenu);
    connect(&parts.topBar.modelChip(), &QAbstractButton::clicked, action, &QAction::trigger);
    connect(m_menu.get(), &ModelMenu::chosen, this, &RoomModelDesk::choose);
    connect(m_menu.get(), &ModelMenu::otherWanted, this, &RoomModelDesk::settingsWanted);
    connect(&parts.topBar, &TopBar::retranslated, this, &RoomModelDesk::show);
    show();
}

RoomModelDesk::~RoomModelDesk() = default;

QString RoomModelDesk::nameOf(const std::optional<model::ModelChoice> &choice) const
{
    return answeringName(answeringFor(choice.value_or(model::ModelChoice()), m_providers.list()));
}

/// "Kyoko: gpt-5 (OpenAI)", a line for each companion.
QString RoomModelDesk::details(const QList<RoomAnswer> &answers) const
{
    QStringList lines;
    for (const RoomAnswer &answer : answers) {
        //: %1 is a companion, %2 a model
        lines.append(tr("%1: %2").arg(m_parts.session.people().name(answer.companion),
                                      answeringName(answer.answering)));
    }
    return lines.join(u'\n');
}

QStringList RoomModelDesk::keepers(const QList<RoomAnswer> &answers) const
{
    QStringList lines;
    int more = 0;
    for (const RoomAnswer &answer : answers) {
        if (!answer.isOwn())
            continue;
        if (lines.size() == kMostKeepers)
            ++more;
        else
            //: %1 is a companion with a model of her own, %2 that model
            lines.append(
                tr("%1 keeps %2")
                    .arg(m_parts.session.people().name(answer.companion), answeringName(answer.answering)));
    }
    if (more > 0)
        lines.append(tr("%n more keep their own models", nullptr, more));
    return lines;
}

void RoomModelDesk::show()
{
    const RoomSession &session = m_parts.session;
    const bool isOpen = session.isOpen();
    allowAction(*m_parts.actions.models->roomModel, isOpen && !m_parts.readOnly,
                m_parts.readOnly ? tr("Read-only: this data is open in another window.")
                                 : tr("No room is open."));
    PillButton &chip = m_parts.topBar.modelChip();
    chip.setEnabled(!m_parts.readOnly);
    if (!isOpen || !m_providers.isListed())
        return m_parts.topBar.offerModel({}, {});
    const QList<RoomAnswer> answers = answersIn(session.view(), m_providers.list());
    const QList<Answering> different = differentIn(answers);
    const Answering whole =
        answeringFor(model::choiceIn(session.view().room.models, model::ModelChoice()), m_providers.list());
    const Answering &first = different.isEmpty() ? whole : different.first();
    const QString label =
        different.size() > 1 ? tr("%n models", nullptr, int(different.size())) : briefModel(first);
    m_parts.topBar.offerModel(label, different.size() > 1 ? details(answers) : answeringName(first));
    tellGone();
}

void RoomModelDesk::openMenu()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen() || m_parts.readOnly)
        return;
    const QList<RoomAnswer> answers = answersIn(session.view(), m_providers.list());
    const ModelActions &models = *m_parts.actions.models;
    const bool hasNone = m_providers.list().rows.isEmpty();
    m_menu->fill({m_providers.list(), session.view().room.models.model, keepers(answers)},
                 hasNone ? nullptr : m_casting.models(), hasNone ? *models.connectModel : *models.providers);
    QWidget &chip = m_parts.topBar.modelChip();
    QWidget &under = chip.isVisible() ? chip : static_cast<QWidget &>(m_parts.topBar);
    m_menu->popup(under.mapToGlobal(QPoint(0, under.height())));
    m_menu->setActiveAction(m_menu->actions().first());
}

void RoomModelDesk::choose(const std::optional<model::ModelChoice> &choice)
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen() || session.view().room.models.model == choice)
        return;
    m_asked = Asked{session.roomId(), session.view().room.models.model, choice};
    m_parts.session.setModel(choice);
}

/// Only once the room says so.
void RoomModelDesk::tellChosen()
{
    const RoomSession &session = m_parts.session;
    if (!m_asked || !session.isOpen() || session.roomId() != m_asked->room ||
        session.view().room.models.model != m_asked->wanted)
        return;
    const Asked asked = *std::exchange(m_asked, {});
    //: %1 is a model, such as "gpt-5 (OpenAI)"
    const QString text =
        asked.wanted
            ? tr("This room uses %1 from the next turn.").arg(nameOf(asked.wanted))
            : tr("This room uses the default model from the next turn: %1.").arg(nameOf(asked.wanted));
    m_parts.notice.tellHere(text, tr("Undo"), [this, asked] { undo(asked); });
}

void RoomModelDesk::undo(const Asked &asked)
{
    const RoomSession &session = m_parts.session;
    const bool isStill = session.isOpen() && session.roomId() == asked.room &&
                         session.view().room.models.model == asked.wanted;
    if (isStill)
        m_parts.session.setModel(asked.before);
}

/// A room from another computer, or a provider that was removed.
void RoomModelDesk::tellGone()
{
    const std::optional<model::ModelChoice> &chosen = m_parts.session.view().room.models.model;
    if (!chosen || !answeringFor(*chosen, m_providers.list()).isGone) {
        m_toldGone.reset();
        return;
    }
    const QPair<base::RoomId, model::ModelChoice> gone(m_parts.session.roomId(), *chosen);
    if (m_toldGone == gone)
        return;
    m_toldGone = gone;
    const QString name = chosen->model.isEmpty() ? chosen->provider.value() : chosen->model;
    //: %1 is a model that is not there, %2 another model
    const QString text =
        tr("%1 is not on this computer. This room uses the default model: %2.").arg(name, nameOf(chosen));
    if (m_parts.readOnly)
        m_parts.notice.tellHere(text);
    else
        m_parts.notice.tellHere(text, tr("Choose a model…"), [this] { openMenu(); });
}

} // namespace studio::ui
