// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A third of PersonaWindow: its connections to session, library and pictures.

#include "ui/forms/ability_list.h"
#include "ui/forms/model_list.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/form/persona_form.h"
#include "ui/persona/form/sprite_row.h"
#include "ui/persona/persona_preview.h"
#include "ui/persona/persona_session.h"
#include "ui/persona/persona_side.h"
#include "ui/persona/persona_window.h"
#include "ui/persona/picture_desk.h"
#include "ui/persona/trial_pane.h"
#include "ui/persona/versions_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QSplitter>

using namespace Qt::StringLiterals;

namespace studio::ui {

void PersonaWindow::offerModels(ModelList &models)
{
    m_form->offerModels(models);
    m_side->trial().offerModels(models);
    refresh();
}

void PersonaWindow::offerVoices(ports::VoicePort &voices) { m_form->offerVoices(voices); }

void PersonaWindow::offerAbilities(AbilityList &abilities)
{
    AbilityList *list = &abilities;
    m_form->setAbilities(list->known());
    connect(list, &AbilityList::changed, this, [this, list] { m_form->setAbilities(list->known()); });
    connect(m_form, &PersonaForm::abilitiesNeeded, list, &AbilityList::ask);
}

void PersonaWindow::openVersions()
{
    PersonaEdit &edit = m_session->edit();
    auto *dialog = new VersionsDialog(m_session->personas(), edit.persona(), edit.isChanged(), this);
    connect(dialog, &VersionsDialog::restoreWanted, this, &PersonaWindow::takeVersion);
    dialog->open();
}

/// An edit like any other: the next save makes a new version of the persona.
void PersonaWindow::takeVersion(const model::Persona &persona)
{
    m_session->edit().replace(persona);
    m_notice->ask(tr("The version is in the form now. Save it, or undo to go back."), {});
}

void PersonaWindow::connectSession()
{
    connect(&m_session->edit(), &PersonaEdit::changed, this, [this] {
        m_savedJustNow = false;
        refresh();
    });
    connect(m_session, &PersonaSession::draftChanged, this, &PersonaWindow::refreshState);
    connect(m_session, &PersonaSession::saved, this, [this] {
        m_savedJustNow = true;
        m_triedToSave = false;
        m_notice->dismiss();
        retranslate();
    });
    connect(m_session, &PersonaSession::saveFailed, this, [this](const base::Error &error) {
        m_notice->ask(tr("Not saved: %1 Your changes are kept as a draft.").arg(error.text),
                      {{u"noticeRetry"_s, tr("Save again"), [this] { save(); }}}, true);
    });
}

void PersonaWindow::connectDesk()
{
    m_form->setTaken(m_desk.takenIds());
    connect(&m_desk, &CastingDesk::listed, this, [this] {
        m_form->setTaken(m_desk.takenIds());
        refreshState();
    });
    connect(&m_desk, &CastingDesk::removed, this, [this](const base::ParticipantId &id) {
        if (id != personaId())
            return;
        m_session->dropDraft();
        m_closingAnyway = true;
        close();
    });
    connect(&m_desk, &CastingDesk::removeRefused, this,
            [this](const base::ParticipantId &id, const QString &reason) {
                if (id == m_removing)
                    m_notice->ask(reason,
                                  {{u"noticeArchive"_s, tr("Archive instead"), [this] { archive(); }},
                                   {u"noticeKeep"_s, tr("Leave it"), {}}},
                                  true);
                m_removing = {};
            });
    connect(
        &m_desk, &CastingDesk::archivedChanged, this, [this](const base::ParticipantId &id, bool archived) {
            if (id == personaId())
                m_notice->ask(
                    archived
                        ? tr("%1 is archived: still in the rooms of before, and not offered for new ones.")
                              .arg(name())
                        : tr("%1 is back among the companions.").arg(name()),
                    {});
        });
}

void PersonaWindow::connectPictures()
{
    connect(m_pictures, &PictureDesk::busyChanged, this,
            [this] { m_form->setPictureBusy(m_pictures->isBusy()); });
    connect(m_pictures, &PictureDesk::refused, m_form, &PersonaForm::tellPictureTrouble);
    connect(m_pictures, &PictureDesk::stored, this, [this](const QString &hash, const QImage &picture) {
        m_shownPicture = hash;
        m_side->preview().setPicture(picture);
        m_session->edit().endStep();
        m_session->edit().change(persona::Field::Avatar,
                                 [&](model::Persona &persona) { persona.avatar.picture = hash; });
    });
    connect(m_pictures, &PictureDesk::fetched, this, [this](const QString &hash, const QImage &picture) {
        if (hash == m_session->edit().persona().avatar.picture)
            m_side->preview().setPicture(picture);
    });
    connectSprites();
}

void PersonaWindow::connectSprites()
{
    SpriteDesk *desk = &m_pictures->sprites();
    SpriteRow *row = &m_form->sprites();
    connect(row, &SpriteRow::folderChosen, desk, &SpriteDesk::takeFolder);
    connect(row, &SpriteRow::pictureNeeded, m_pictures, &PictureDesk::fetch);
    connect(m_pictures, &PictureDesk::fetched, row, &SpriteRow::setPicture);
    row->askAgain(); // the form was filled before this was connected
    connect(desk, &SpriteDesk::busyChanged, this, [row, desk] { row->setBusy(desk->isBusy()); });
    connect(desk, &SpriteDesk::taken, this,
            [this, row](const QMap<QString, QString> &sprites, const QStringList &refused) {
                if (!sprites.isEmpty()) {
                    m_session->edit().endStep();
                    m_session->edit().change(persona::Field::Avatar, [&](model::Persona &persona) {
                        persona.avatar.sprites = sprites;
                    });
                }
                row->tellRefused(refused);
            });
}

} // namespace studio::ui
