// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/persona_override.h"
#include "ui/models/people.h"

#include <QList>
#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace studio::ui {

class ModelList;
class OverrideModel;
class OverrideText;

/// Changes to companions for one room only, for one companion of the roster at a time: each part as in the
/// library, or the room's own. Companions who leave the roster keep their changes; the page says so.
class RoomOverridesForm : public QWidget
{
    Q_OBJECT

public:
    RoomOverridesForm(const QList<model::PersonaOverride> &start, const QList<model::Persona> &personas,
                      model::Language language, ModelList *models, QWidget *parent = nullptr);

    void setRoster(const QList<base::ParticipantId> &roster);
    /// Only overrides that change something.
    [[nodiscard]] QList<model::PersonaOverride> overrides() const;
    [[nodiscard]] QString flaw() const; ///< empty: none
    void focusFlaw();

Q_SIGNALS:
    void edited();

private:
    /// A text of a persona, with its place in both structs.
    struct Part
    {
        std::optional<QString> model::PersonaOverride::*own;
        QString model::PersonaText::*inLibrary;
        OverrideText *input;
    };

    void makeParts();
    QWidget *makeTalkativeness();
    void choose(int row);
    void load();
    void store();
    void reset();
    void forgetAbsent();
    void refresh();
    void refreshTalkativeness();
    void retranslate();
    [[nodiscard]] model::PersonaOverride overrideOf(const base::ParticipantId &companion) const;
    [[nodiscard]] model::Persona personaOf(const base::ParticipantId &companion) const;
    [[nodiscard]] QString nameOf(const base::ParticipantId &companion) const;
    [[nodiscard]] QList<base::ParticipantId> absent() const;
    [[nodiscard]] QString flawOf(const model::PersonaOverride &over) const;

    QList<model::PersonaOverride> m_overrides;
    QList<model::Persona> m_personas;
    model::Language m_language;
    People m_people;
    QList<base::ParticipantId> m_roster; ///< only its companions
    base::ParticipantId m_current;
    QLabel *m_intro = nullptr;
    QComboBox *m_companion = nullptr;
    QWidget *m_content = nullptr;
    QList<Part> m_parts;
    QCheckBox *m_talkHere = nullptr;
    QSlider *m_talk = nullptr;
    QLabel *m_talkWord = nullptr;
    OverrideModel *m_model = nullptr;
    QPushButton *m_reset = nullptr;
    QLabel *m_absent = nullptr;
    QPushButton *m_forget = nullptr;
};

} // namespace studio::ui
