// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/room_writing.h"

#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "ui/composer/composer.h"
#include "ui/models/mentionable.h"
#include "ui/panels/companions_panel.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/rooms_panel.h"
#include "ui/transcript/message_actions.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/desk_host.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"

#include <QListView>

namespace studio::ui {

namespace {

/// The texts of the room's users on the newest page, oldest first.
QStringList saidByUsers(const model::MessagePage &page)
{
    QStringList texts;
    for (const model::MessageRow &row : page.rows) {
        const model::Message &message = row.posted.message;
        if (!model::isUser(message.from) || model::isDeleted(row))
            continue;
        QStringList lines = message.text.split(u'\n');
        for (qsizetype i = message.pictures.size() - 1; i >= 0 && !lines.isEmpty(); --i) {
            const QString line = lines.last(); // unless the message was edited
            if (line.startsWith(u'[') && line.endsWith(u']') &&
                line.contains(message.pictures.at(i).description.simplified()))
                lines.removeLast();
        }
        const QString text = lines.join(u'\n');
        if (!text.isEmpty())
            texts.append(text);
    }
    return texts;
}

} // namespace

RoomWriting::RoomWriting(const WindowParts &parts, ports::RoomPort &rooms, ports::DraftPort &drafts,
                         QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_drafts(drafts, parts.page.composer())
    , m_hold(rooms, parts.session, parts.page.composer())
    , m_keys(parts.window, parts.page.composer())
    , m_pictures(parts.page.composer(), rooms, [this] { return listeners(); })
    , m_shown(parts.page.transcript(), rooms,
              [this] { return m_parts.session.isOpen() ? m_parts.session.roomId() : base::RoomId(); })
{
    Composer &composer = parts.page.composer();
    RoomSession &session = parts.session;
    m_keys.addList(parts.roomsPanel.list());
    m_keys.addList(parts.companionsPanel.list());
    connect(&composer, &Composer::submitted, &session, &RoomSession::say);
    connect(&composer, &Composer::submitted, &parts.page.transcript(), &TranscriptView::jumpToNewest);
    connect(&composer, &Composer::submitted, &parts.floorPanel, &FloorPanel::showNow);
    m_pictures.takeDropsOn(*parts.page.transcript().viewport());
    if (!parts.readOnly)
        parts.page.transcript().offerQuotes();
    connect(&parts.page.transcript(), &TranscriptView::quoteWanted, &composer,
            [&composer](const Quotation &quotation) {
                if (quotation.isWhisper)
                    composer.quoteWhisper(quotation.text, quotation.heardBy);
                else
                    composer.quote(quotation.text);
            });
    connect(&parts.page.transcript(), &TranscriptView::editPutAside, this, [this] {
        m_parts.notice.tell(
            tr("Your changes to a message are kept until you quit. Edit the message again to see them."));
    });
    connect(&session, &RoomSession::opened, this, &RoomWriting::enter);
    connect(&session, &RoomSession::closed, &m_drafts, &ComposerDrafts::leave);
    connect(&session, &RoomSession::roomChanged, this, &RoomWriting::showCompany);
    connect(&session, &RoomSession::peopleChanged, this, &RoomWriting::showCompany);
    for (const auto changed : {&RoomSession::roomChanged, &RoomSession::peopleChanged})
        connect(&session, changed, &m_pictures, &GivenPictures::showSeers);
    connect(&session, &RoomSession::said, &m_drafts, &ComposerDrafts::said);
    connect(&session, &RoomSession::notSaid, this,
            [this](const base::Error &error, const base::RoomId &room, const ports::Draft &draft) {
                m_parts.host.tell({Trouble::Kind::RequestFailed, {}, error.text});
                m_drafts.notSaid(room, draft);
            });
    connect(&m_drafts, &ComposerDrafts::notKept, this, [this](const base::Error &error) {
        m_parts.host.tell({Trouble::Kind::RequestFailed, {}, error.text});
    });
}

GivenPictures::Company RoomWriting::listeners() const
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return {};
    GivenPictures::Company company{session.roomId(), {}, {}};
    for (const base::ParticipantId &id : session.view().room.roster) {
        if (model::isCompanion(id))
            company.companions.append(id);
    }
    company.nameOf = [&session](const base::ParticipantId &id) { return session.people().name(id); };
    return company;
}

void RoomWriting::endNow()
{
    m_drafts.keepNow();
    m_hold.release();
}

void RoomWriting::showSeers() { m_pictures.showSeers(); }

void RoomWriting::enter()
{
    showCompany();
    m_parts.page.composer().setHistory(saidByUsers(m_parts.session.view().newest));
    m_drafts.enter(m_parts.session.roomId());
}

void RoomWriting::showCompany()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return;
    const ports::RoomView &view = session.view();
    m_parts.page.composer().setCompany(mentionables(view.room.roster, view.personas, session.people()));
    m_parts.page.composer().setIdentities(view.room.identities);
}

} // namespace studio::ui
