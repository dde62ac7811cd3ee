// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_pictures.h"

#include "ui/persona/form/persona_form.h"
#include "ui/persona/form/sprite_row.h"
#include "ui/persona/persona_edit.h"
#include "ui/persona/persona_preview.h"
#include "ui/persona/picture_desk.h"

namespace studio::ui {

PersonaPictures::PersonaPictures(PictureDesk &desk, PersonaEdit &edit, PersonaForm &form,
                                 PersonaPreview &preview, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_edit(edit)
    , m_form(form)
    , m_preview(preview)
{
    connectPicture();
    connectSprites();
}

void PersonaPictures::refresh()
{
    const QString &picture = m_edit.persona().avatar.picture;
    if (m_shown == picture)
        return;
    m_shown = picture;
    m_preview.setPicture({});
    if (!m_shown.isEmpty())
        m_desk.fetch(m_shown);
}

void PersonaPictures::connectPicture()
{
    connect(&m_form, &PersonaForm::pictureChosen, &m_desk, &PictureDesk::takeFile);
    connect(&m_desk, &PictureDesk::busyChanged, this, [this] { m_form.setPictureBusy(m_desk.isBusy()); });
    connect(&m_desk, &PictureDesk::refused, &m_form, &PersonaForm::tellPictureTrouble);
    connect(&m_desk, &PictureDesk::stored, this, [this](const QString &hash, const QImage &picture) {
        m_shown = hash;
        m_preview.setPicture(picture);
        m_edit.endStep();
        m_edit.change(persona::Field::Avatar,
                      [&](model::Persona &persona) { persona.avatar.picture = hash; });
    });
    connect(&m_desk, &PictureDesk::fetched, this, [this](const QString &hash, const QImage &picture) {
        if (hash == m_edit.persona().avatar.picture)
            m_preview.setPicture(picture);
    });
}

void PersonaPictures::connectSprites()
{
    SpriteDesk *desk = &m_desk.sprites();
    SpriteRow *row = &m_form.sprites();
    connect(row, &SpriteRow::folderChosen, desk, &SpriteDesk::takeFolder);
    connect(row, &SpriteRow::pictureNeeded, &m_desk, &PictureDesk::fetch);
    connect(&m_desk, &PictureDesk::fetched, row, &SpriteRow::setPicture);
    row->askAgain(); // the form was filled before this was connected
    connect(desk, &SpriteDesk::busyChanged, this, [row, desk] { row->setBusy(desk->isBusy()); });
    connect(desk, &SpriteDesk::taken, this,
            [this, row](const QMap<QString, QString> &sprites, const QStringList &refused) {
                if (!sprites.isEmpty()) {
                    m_edit.endStep();
                    m_edit.change(persona::Field::Avatar,
                                  [&](model::Persona &persona) { persona.avatar.sprites = sprites; });
                }
                row->tellRefused(refused);
            });
}

} // namespace studio::ui
