// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/field_group.h"

namespace studio::ui {

class AvatarEditor;
class ColourProof;
class ColourRow;
class FormHeading;
class SpriteRow;

/// How a companion looks: colour and avatar.
class LookFields : public FieldGroup
{
    Q_OBJECT

public:
    LookFields(PersonaEdit &edit, QWidget *parent);

    void load() override;
    void setPictureBusy(bool busy);
    void tellPictureTrouble(const QString &what);
    [[nodiscard]] SpriteRow &sprites(); ///< the pictures of the companion's feelings

Q_SIGNALS:
    void pictureChosen(const QString &file);

private:
    void makeColour();
    void makeAvatar();
    void retranslate();

    FormHeading *m_heading = nullptr;
    ColourRow *m_colour = nullptr;
    ColourProof *m_proof = nullptr;
    AvatarEditor *m_avatar = nullptr;
};

} // namespace studio::ui
