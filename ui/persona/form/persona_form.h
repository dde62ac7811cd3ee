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

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class AbilityFields;
class AvatarEditor;
class SpriteRow;
class ColourProof;
class ColourRow;
class FormField;
class FormSection;
class LineInput;
class ModelFields;
class ModelList;
class PairList;
class PersonaEdit;
class TextInput;
class VoiceFields;

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

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    using TextPart = QString model::PersonaText::*;

    void makeWho(QVBoxLayout *column);
    void makeVoice(QVBoxLayout *column);
    void makeLooks(QVBoxLayout *column);
    void makeModel(QVBoxLayout *column);
    void makeSound(QVBoxLayout *column);
    void makeSections(QVBoxLayout *column);
    void makeId(QVBoxLayout *column);
    FormField *addField(QVBoxLayout *column, persona::Field field, const QString &objectName, QWidget *input);
    TextInput *addText(QVBoxLayout *column, persona::Field field, const QString &objectName, TextPart part,
                       qsizetype longest, int fewestLines, int mostLines);
    QLabel *addHeading(QVBoxLayout *column, const QString &objectName);
    void endsSteps(LineInput *input);
    /// The id that the studio would choose.
    [[nodiscard]] base::ParticipantId idFor(const model::Persona &persona) const;
    void writeName();
    void writeId(const QString &id);
    void touch(persona::Field field);
    void load();
    void loadTexts(const model::PersonaText &text);
    void refreshFlaws();
    void refreshNotes();
    void retranslate();
    void retranslateFields();
    [[nodiscard]] model::PersonaText text() const;

    PersonaEdit &m_edit;
    model::Language m_language;
    QSet<base::ParticipantId> m_taken;
    QList<persona::Flaw> m_flaws;
    QSet<int> m_touched;
    bool m_allShown = false;
    bool m_ownId = false; ///< the user wrote it: no more suggestions

    QHash<int, FormField *> m_fields;
    QHash<int, QPair<TextInput *, TextPart>> m_texts;
    QList<QLabel *> m_headings;
    LineInput *m_name = nullptr;
    LineInput *m_reading = nullptr;
    LineInput *m_role = nullptr;
    LineInput *m_id = nullptr;
    QLabel *m_idLine = nullptr;
    QPushButton *m_changeId = nullptr;
    PairList *m_nicknames = nullptr;
    PairList *m_lines = nullptr;
    ColourRow *m_colour = nullptr;
    ColourProof *m_proof = nullptr;
    AvatarEditor *m_avatar = nullptr;
    QLabel *m_modelHeading = nullptr;
    QVBoxLayout *m_modelPlace = nullptr;
    ModelFields *m_model = nullptr; ///< null: not offered
    QLabel *m_soundHeading = nullptr;
    QVBoxLayout *m_soundPlace = nullptr;
    VoiceFields *m_sound = nullptr;       ///< null: not offered
    QList<FormSection *> m_sections;      ///< the folded parts
    AbilityFields *m_abilities = nullptr; ///< one of them
};

} // namespace studio::ui
