// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QImage;

namespace studio::ui {

class PersonaEdit;
class PersonaForm;
class PersonaPreview;
class PictureDesk;

/// The pictures of one companion's form. What the user chooses goes through the desk into the persona; the
/// picture that the persona has is fetched for the preview. No widget of its own.
class PersonaPictures : public QObject
{
    Q_OBJECT

public:
    PersonaPictures(PictureDesk &desk, PersonaEdit &edit, PersonaForm &form, PersonaPreview &preview,
                    QObject *parent);

    void refresh(); ///< the persona may have another picture now

private:
    void connectPicture();
    void connectSprites();

    PictureDesk &m_desk;
    PersonaEdit &m_edit;
    PersonaForm &m_form;
    PersonaPreview &m_preview;
    QString m_shown; ///< hash of the picture in the preview
};

} // namespace studio::ui
