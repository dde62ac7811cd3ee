// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/ability.h"
#include "core/model/persona.h"
#include "core/persona/validation.h"
#include "core/studio/ports/voice_port.h"

#include <QHash>
#include <QSet>
#include <QWidget>

class QVBoxLayout;

namespace studio::ui {

class AbilityFields;
class FieldGroup;
class FormField;
class FormHeading;
class FormSection;
class LookFields;
class ModelFields;
class ModelList;
class PersonaEdit;
class SpriteRow;
class VoiceFields;
class WhoFields;

/// All inputs for one persona in one of its languages: seven fields visible, the rest folded. It writes into
/// a PersonaEdit with every keystroke and shows the state of the PersonaEdit, also after undo. A field shows
/// its flaw once the user has written in it, or when all flaws are shown.
class PersonaForm : public QWidget
{
    Q_OBJECT

public:
    PersonaForm(PersonaEdit &edit, QWidget *parent = nullptr);

    /// Adds the section that chooses the model that answers. Call once.
    void offerModels(ModelList &models);
    /// Adds the section that chooses and tries the voice. Call once.
    void offerVoices(ports::VoicePort &voices);
    void setLanguage(model::Language language); ///< the language of the texts being edited
    void setTaken(const QSet<base::ParticipantId> &others);
    void setAbilities(const model::Abilities &known); ///< all available tools and gestures
    void setPictureBusy(bool busy);
    void tellPictureTrouble(const QString &what);
    [[nodiscard]] SpriteRow &sprites(); ///< the pictures of the companion's feelings

    [[nodiscard]] const QList<persona::Flaw> &flaws() const { return m_flaws; }
    [[nodiscard]] bool canBeSaved() const;
    /// From now on shows every flaw under its field; focuses the first flaw in the current language.
    void showAllFlaws();
    void focusName();

Q_SIGNALS:
    void pictureChosen(const QString &file);
    void flawsChanged();
    void abilitiesNeeded(); ///< the user wants to choose some of them

private:
    /// A heading and below it what is offered later; without it the heading is hidden.
    struct Place
    {
        FormHeading *heading = nullptr;
        QVBoxLayout *column = nullptr;
    };

    void makeGroups(QVBoxLayout *column);
    void makeSections(QVBoxLayout *column);
    void addGroup(QVBoxLayout *column, FieldGroup *group);
    [[nodiscard]] Place makePlace(QVBoxLayout *column, const QString &objectName);
    void touch(persona::Field field);
    void load();
    void refreshFlaws();
    void focusFlaw(persona::Field field);
    void retranslate();

    PersonaEdit &m_edit;
    model::Language m_language;
    QSet<base::ParticipantId> m_taken;
    QList<persona::Flaw> m_flaws;
    QSet<int> m_touched;
    bool m_allShown = false;

    QHash<int, FormField *> m_fields;
    QList<FieldGroup *> m_groups; ///< from top to bottom
    WhoFields *m_who = nullptr;
    LookFields *m_look = nullptr;
    Place m_modelPlace;
    ModelFields *m_model = nullptr; ///< null: not offered
    Place m_soundPlace;
    VoiceFields *m_sound = nullptr;       ///< null: not offered
    QList<FormSection *> m_sections;      ///< the folded groups
    AbilityFields *m_abilities = nullptr; ///< one of them
};

} // namespace studio::ui
