// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/voice_port.h"

#include <QComboBox>
#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QSlider;

namespace studio::ui {

class FormField;
class PersonaEdit;

/// A box that reports when its list is about to open, so that the list can be loaded only then.
class LateBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;
    void showPopup() override;

Q_SIGNALS:
    void listWanted();
};

/// The part of a persona's form that chooses the companion's sound: voice, rate, pitch, volume, or that they
/// are never read aloud; and tries it. Voices are requested when the user opens their list, because engines
/// load slowly. Writes into the PersonaEdit; load() shows the state of the PersonaEdit.
class VoiceFields : public QWidget
{
    Q_OBJECT

public:
    VoiceFields(PersonaEdit &edit, ports::VoicePort &voices, QWidget *parent = nullptr);

    void setLanguage(model::Language language); ///< the language of the trial
    void load();
    /// All inputs that can have a flaw, by persona::Field.
    [[nodiscard]] FormField *field() const { return m_voiceField; }

private:
    /// A slider with its field, and the word for its position.
    struct Dial
    {
        FormField *field = nullptr;
        QSlider *slider = nullptr;
        double model::Voice::*part = nullptr;
    };

    [[nodiscard]] Dial makeDial(const QString &objectName, int least, int most, double model::Voice::*part);
    void change(const std::function<void(model::Voice &)> &how);
    void askForVoices();
    void fill();
    void choose(int index);
    void tryIt();
    void trialOver(const base::Result<void> &heard);
    void refresh();
    void retranslate();
    [[nodiscard]] QString offerText(const ports::VoiceOffer &offer) const;
    [[nodiscard]] QString trialLine() const;

    PersonaEdit &m_edit;
    ports::VoicePort &m_port;
    model::Language m_language;
    std::optional<QList<ports::VoiceOffer>> m_offers; ///< null: not requested yet
    bool m_isListing = false;                         ///< the voices were requested
    base::Job m_trial;
    bool m_isTrying = false; ///< the end of the trial has not come yet

    QCheckBox *m_silent = nullptr;
    QLabel *m_silentHint = nullptr;
    LateBox *m_voice = nullptr;
    QPushButton *m_try = nullptr;
    FormField *m_voiceField = nullptr;
    Dial m_rate;
    Dial m_pitch;
    Dial m_volume;
};

} // namespace studio::ui
