// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/room_import.h"

#include "core/base/mailbox.h"
#include "core/base/uuid_v7.h"
#include "core/intake/talk_source.h"
#include "core/model/participants.h"
#include "core/model/room_limits.h"
#include "core/persona/card/group_policy.h"
#include "core/persona/naming.h"
#include "core/studio/services/providers/card_costs.h"
#include "core/studio/services/rooms/room_flaws.h"

#include <QRegularExpression>
#include <QThreadPool>

#include <algorithm>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ParticipantId;
using base::Result;
using model::ImportedPerson;
using model::Persona;
using model::PersonaRevision;
using Fate = model::CardNote::Fate;
using Kind = model::ImportedFile::Kind;

namespace {

constexpr qsizetype kMostMissing = 5; // members of a group that are named

} // namespace

RoomImport::RoomImport(const Needs &needs, const model::ImportWish &wish, QObject *parent)
    : QObject(parent)
    , m_needs(needs)
    , m_wish(wish)
{
}

void RoomImport::start()
{
    m_needs.rooms.rooms(this, [this](const Result<QList<model::RoomSummary>> &rooms) {
        if (!rooms)
            return end(tl::unexpected(rooms.error()));
        for (const model::RoomSummary &room : *rooms)
            m_rooms.insert(room.id);
        readLibrary();
    });
}

void RoomImport::readLibrary()
{
    m_needs.personas.formerPersonas(this, [this](const Result<QList<Persona>> &former) {
        if (!former)
            return end(tl::unexpected(former.error()));
        for (const Persona &one : *former)
            m_taken.insert(one.id);
        m_needs.personas.personas(this, [this](const Result<QList<Persona>> &personas) {
            if (!personas)
                return end(tl::unexpected(personas.error()));
            m_library = *personas;
            for (const Persona &one : *personas)
                m_taken.insert(one.id);
            look();
        });
    });
}

void RoomImport::look()
{
    intake::LookWish look{{}, m_wish.conversation, {}};
    for (const ImportedPerson &one : std::as_const(m_wish.people))
        look.names.insert(one.name);
    QThreadPool::globalInstance()->start([this, mailbox = base::Mailbox(this), file = m_wish.file,
                                          library = m_library, look] {
        const auto found = std::make_shared<Result<intake::Found>>(intake::lookThrough(file, library, look));
        mailbox.post(
            [this, found] { *found ? takeFound(std::move(**found)) : end(tl::unexpected(found->error())); });
    });
}

void RoomImport::takeFound(intake::Found found)
{
    if (m_progress->isCancelled)
        return end(tl::unexpected(intake::cancelled()));
    m_found = std::move(found);
    m_report = m_found.file.report;
    m_found.room ? settleRoom() : importTalk();
}

void RoomImport::note(Fate fate, const QString &part, const QString &text)
{
    m_report.append({fate, part, text});
}

// ---- a document of the studio

// The room keeps its id if the id is free, so that it is the same room as before.
void RoomImport::settleRoom()
{
    const intake::RoomFile &file = *m_found.room;
    m_changes.room = file.room.id;
    if (m_rooms.contains(file.room.id)) {
        m_changes.room = base::RoomId(base::UuidV7Source::system().next());
        note(Fate::Warning, {}, tr("This room already exists, so this is a second copy."));
    }
    if (!m_wish.roomName.isEmpty() && m_wish.roomName != file.room.name)
        m_changes.name = m_wish.roomName;
    m_expected = file.events;
    QList<ParticipantId> people;
    for (const PersonaRevision &one : file.people) {
        if (!people.contains(one.persona.id))
            people.append(one.persona.id);
    }
    settlePeople(people);
}

void RoomImport::settlePeople(QList<ParticipantId> left)
{
    if (left.isEmpty())
        return importRoom();
    const ParticipantId id = left.takeFirst();
    const bool isHere =
        std::any_of(m_library.cbegin(), m_library.cend(), [&id](const Persona &one) { return one.id == id; });
    if (!isHere) {
        addNewcomer(id);
        return settlePeople(left);
    }
    m_needs.personas.revisions(id, this, [this, id, left](const Result<QList<PersonaRevision>> &here) {
        if (!here)
            return end(tl::unexpected(here.error()));
        settleOne(id, *here);
        settlePeople(left);
    });
}

// A companion in the library stays unchanged; if revisions are equal, it is known which of them spoke.
void RoomImport::settleOne(const ParticipantId &id, const QList<PersonaRevision> &here)
{
    bool allKnown = true;
    for (const PersonaRevision &one : std::as_const(m_found.room->people)) {
        if (one.persona.id != id)
            continue;
        int known = 0;
        for (const PersonaRevision &ours : here) {
            Persona same = ours.persona;
            same.revision = one.persona.revision;
            if (same == one.persona && (known == 0 || ours.persona.revision == one.persona.revision))
                known = ours.persona.revision;
        }
        allKnown = allKnown && known > 0;
        if (known != one.persona.revision)
            m_changes.revisions.insert({id, one.persona.revision}, known);
    }
    note(allKnown ? Fate::Used : Fate::Warning, id.value(),
         allKnown ? tr("This companion already exists.")
                  : tr("A companion already has this ID, with other data. The existing companion stays "
                       "unchanged."));
}

void RoomImport::addNewcomer(const ParticipantId &id)
{
    ParticipantId here = id;
    QString name;
    for (const PersonaRevision &one : std::as_const(m_found.room->people)) {
        if (one.persona.id == id)
            name = one.persona.textIn(one.persona.mainLanguage).name;
    }
    if (m_taken.contains(id) || !model::isCompanion(id)) {
        here = persona::suggestedId(name, m_taken);
        m_changes.ids.insert(id.value(), here.value());
    }
    m_taken.insert(here);
    model::ModelChoice asked;
    for (PersonaRevision one : std::as_const(m_found.room->people)) {
        if (one.persona.id != id)
            continue;
        one.persona.id = here;
        asked = one.persona.model;
        one.persona.model = model::withoutCost(one.persona.model);
        one.savedAt = one.savedAt > 0 ? one.savedAt : m_needs.clock.wallNow().toMSecsSinceEpoch();
        m_changes.pictures.insert(one.persona.avatar.picture);
        for (const QString &sprite : std::as_const(one.persona.avatar.sprites))
            m_changes.pictures.insert(sprite);
        m_changes.sources.insert(one.persona.card.source);
        m_newcomers.append(one);
    }
    note(Fate::Used, here.value(), tr("Adds %1 to your companions.").arg(persona::shownName(name)));
    if (const auto left = leftToTheUser(asked, here.value()))
        m_report.append(*left);
}

void RoomImport::importRoom()
{
    for (const model::PersonaOverride &one : std::as_const(m_found.room->room.overrides)) {
        if (const auto left = leftToTheUser(one.model.value_or(model::ModelChoice()), one.companion.value()))
            m_report.append(*left);
    }
    if (const auto left = leftOutOfRoom(m_found.room->room.models))
        m_report.append(*left);
    m_room = intake::changed(m_found.room->room, m_changes);
    m_room.deleted = false;
    if (!m_changes.name.isEmpty())
        m_room.name = m_changes.name;
    note(Fate::Used, {}, tr("%n event(s)", nullptr, int(m_found.room->events)));
    write([file = m_wish.file, changes = m_changes, progress = m_progress, passedOver = m_passedOver] {
        return intake::roomSource(file, changes, progress, passedOver);
    });
}

// ---- talk of names

void RoomImport::importTalk()
{
    m_room.id = base::RoomId(base::UuidV7Source::system().next());
    m_room.name = m_wish.roomName.isEmpty() ? m_found.file.roomName : m_wish.roomName.simplified();
    m_room.policy.seed = qHash(m_room.id, 1);
    m_room.scene = m_found.file.scene;
    m_expected = m_found.file.messages;
    intake::TalkPlan plan{m_wish.file, m_found.file.kind, {}, {}, m_needs.clock.wallNow()};
    plan.form = m_found.form.value_or(intake::TextForm());
    plan.conversation = m_wish.conversation;
    for (ImportedPerson person : std::as_const(m_found.file.people)) {
        const auto wished = std::find_if(m_wish.people.cbegin(), m_wish.people.cend(), [&](const auto &one) {
            return one.name == person.name && one.isWriter == person.isWriter;
        });
        if (wished != m_wish.people.cend()) {
            person.as = wished->as;
            person.companion = wished->companion;
        }
        const ParticipantId id = idFor(person);
        plan.people.insert({person.name, person.isWriter}, id);
        if (m_room.roster.contains(id))
            m_called.insert(id, person.name);
    }
    chooseLorebook();
    plan.muted = takeGroup();
    if (const auto flaw = flawInRoom(m_room))
        return end(tl::unexpected(*flaw));
    plan.room = m_room;
    note(Fate::Used, {}, tr("%n message(s)", nullptr, int(m_found.file.messages)));
    const auto ids = std::make_shared<base::UuidV7Source>(base::UuidV7Source::system());
    write([plan, ids, progress = m_progress] { return intake::talkSource(plan, ids, progress); });
}

/// A chat only names its lorebook, so the book has to be here already. If two books have that name, the first
/// is used.
void RoomImport::chooseLorebook()
{
    const QString &name = m_found.file.lorebook;
    if (name.isEmpty() || !m_needs.shelf)
        return;
    const QString shown = persona::shownName(name);
    for (const model::ShelfBook &book : m_needs.shelf->books()) {
        if (book.book.name.compare(name, Qt::CaseInsensitive) != 0)
            continue;
        m_room.lorebooks.append(book.id);
        //: %1 is a lorebook
        note(Fate::Used, u"world_info"_s, tr("The lorebook “%1” fires in the room.").arg(shown));
        return;
    }
    note(Fate::Warning, u"world_info"_s,
         //: %1 is a lorebook
         tr("The chat uses the lorebook “%1”, which you do not have. Import the lorebook, then choose it in "
            "the room settings.")
             .arg(shown));
}

/// A group lists its members by their card files. SillyTavern names a file after the companion, and adds a
/// number if the name is taken.
ParticipantId RoomImport::memberOf(const QString &file) const
{
    static const QRegularExpression kNumber(u"\\d+$"_s);
    const QString stem = file.section(u'.', 0, -2);
    for (const QString &name : {stem, QString(stem).remove(kNumber)}) {
        for (const ParticipantId &id : m_room.roster) {
            const QString called = m_called.value(id);
            const bool isSame = called.compare(name, Qt::CaseInsensitive) == 0 ||
                                persona::groupMemberName(called) == name + u".png"_s;
            if (!called.isEmpty() && isSame)
                return id;
        }
    }
    return {};
}

QList<ParticipantId> RoomImport::takeGroup()
{
    if (!m_found.group)
        return {};
    const persona::GroupFile &group = *m_found.group;
    QList<ParticipantId> roster;
    QList<ParticipantId> muted;
    QStringList missing;
    for (const QString &file : group.members) {
        const ParticipantId id = memberOf(file);
        if (id.isEmpty()) {
            missing.append(persona::shownLine(file));
            continue;
        }
        if (!roster.contains(id))
            roster.append(id);
        if (group.muted.contains(file) && !muted.contains(id))
            muted.append(id);
    }
    for (const ParticipantId &id : std::as_const(m_room.roster)) {
        if (!roster.contains(id))
            roster.append(id);
    }
    m_room.roster = roster;
    const quint64 seed = m_room.policy.seed;
    m_room.policy = persona::groupPolicy(group, roster);
    m_room.policy.seed = seed;
    if (group.source.size() <= model::kMostForeignGroup)
        m_room.foreignGroup = QString::fromUtf8(group.source);
    note(Fate::Used, persona::shownName(group.name), tr("The group sets the turn-taking of the room."));
    if (!muted.isEmpty())
        note(Fate::Used, u"disabled_members"_s, tr("Muted in the room: %L1.").arg(muted.size()));
    if (!missing.isEmpty())
        //: %1 is a list of files
        note(Fate::Warning, u"members"_s,
             tr("In the group, but without messages: %1. Add these companions in the room settings.")
                 .arg(missing.mid(0, kMostMissing).join(u", "_s) +
                      (missing.size() > kMostMissing ? u" …"_s : QString())));
    return muted;
}

ParticipantId RoomImport::idFor(const ImportedPerson &person)
{
    const QString shown = persona::shownName(person.name);
    switch (person.as) {
    case ImportedPerson::As::Companion: {
        const bool isHere = std::any_of(m_library.cbegin(), m_library.cend(),
                                        [&](const Persona &one) { return one.id == person.companion; });
        if (!isHere)
            break;
        seat(person.companion);
        note(Fate::Used, shown, tr("becomes %1").arg(person.companion.value()));
        return person.companion;
    }
    case ImportedPerson::As::NewCompanion: {
        const ParticipantId id = newcomerCalled(shown);
        seat(id);
        note(Fate::Used, shown, tr("becomes the new companion %1").arg(id.value()));
        return id;
    }
    case ImportedPerson::As::Me: {
        const qsizetype number = m_room.identities.size();
        if (number >= model::kMostIdentities)
            break;
        const ParticipantId id(number == 0 ? u"user"_s : u"user_%1"_s.arg(number + 1));
        m_room.identities.append({id, shown, {}});
        note(Fate::Used, shown, tr("becomes you"));
        return id;
    }
    case ImportedPerson::As::Outsider: break;
    }
    note(Fate::Used, shown, tr("does not take part"));
    return intake::outsiderCalled(shown);
}

ParticipantId RoomImport::newcomerCalled(const QString &name)
{
    Persona persona;
    persona.id = persona::suggestedId(name, m_taken);
    m_taken.insert(persona.id);
    model::PersonaText text;
    text.name = name.isEmpty() ? persona.id.value() : name;
    persona.texts.insert(persona.mainLanguage, text);
    m_newcomers.append({persona, m_needs.clock.wallNow().toMSecsSinceEpoch()});
    return persona.id;
}

void RoomImport::seat(const ParticipantId &id)
{
    if (m_room.roster.contains(id))
        return;
    if (m_room.roster.size() < model::kMostInRoom)
        m_room.roster.append(id);
    else
        note(Fate::Warning, id.value(), tr("The room is full. Messages by this companion are kept."));
}

// ---- both

void RoomImport::write(std::function<Result<std::unique_ptr<store::RoomSource>>()> open)
{
    m_needs.imports.importRoom({m_room, m_newcomers, std::move(open)}, this,
                               [this](const Result<model::Room> &made) { end(made); });
}

void RoomImport::end(const Result<model::Room> &made)
{
    if (!made) {
        Q_EMIT failed(made.error());
        return;
    }
    if (m_passedOver->unknownEvents > 0) {
        note(Fate::Ignored, u"events"_s,
             tr("Skipped %n event(s) that this version cannot read.", nullptr,
                int(m_passedOver->unknownEvents)));
    }
    QList<Persona> newest;
    for (const PersonaRevision &one : std::as_const(m_newcomers)) {
        if (!newest.isEmpty() && newest.last().id == one.persona.id)
            newest.last() = one.persona;
        else
            newest.append(one.persona);
    }
    Q_EMIT finished(*made, newest, m_report);
}

} // namespace studio::services
