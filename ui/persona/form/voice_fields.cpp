// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/voice_fields.h"

#include "ui/forms/form_field.h"
#include "ui/persona/persona_edit.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using persona::Field;
using ports::VoicePort;

namespace {

constexpr int kMostShown = 16;
constexpr int kShortestBox = 24; // characters
constexpr int kEngineRole = Qt::UserRole;
constexpr int kVoiceNameRole = Qt::UserRole + 1;

/// The position between slow and fast, or low and high, in five steps.
int stepOf(double value)
{
    return value < -0.6 ? 0 : value < -0.1 ? 1 : value <= 0.1 ? 2 : value <= 0.6 ? 3 : 4;
}

} // namespace

void LateBox::showPopup()
{
    Q_EMIT listWanted();
    QComboBox::showPopup();
}

VoiceFields::VoiceFields(PersonaEdit &edit, VoicePort &voices, QWidget *parent)
    : QWidget(parent)
    , m_edit(edit)
    , m_port(voices)
    , m_language(edit.persona().mainLanguage)
    , m_silent(new QCheckBox(this))
    , m_silentHint(quietLabel(u"personaSilentHint"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"voiceFields"_s);
    m_silent->setObjectName(u"personaSilent"_s);
    m_silentHint->setIndent(theme.metrics.large + theme.metrics.small);
    auto *line = new QWidget(this);
    m_voice = new LateBox(line);
    m_voice->setObjectName(u"personaVoiceName"_s);
    m_voice->setMaxVisibleItems(kMostShown);
    m_voice->setMinimumContentsLength(kShortestBox);
    m_voice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    keepWheelCalm(m_voice);
    m_try = new QPushButton(line);
    m_try->setObjectName(u"personaTryVoice"_s);
    m_try->setAutoDefault(false);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme.metrics.small);
    row->addWidget(m_voice, 1);
    row->addWidget(m_try);
    m_voiceField = new FormField(u"personaVoiceName"_s, line, this);
    m_rate = makeDial(u"personaRate"_s, -100, 100, &model::Voice::rate);
    m_pitch = makeDial(u"personaPitch"_s, -100, 100, &model::Voice::pitch);
    m_volume = makeDial(u"personaVolume"_s, 0, 100, &model::Voice::volume);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.large);
    column->addWidget(m_voiceField);
    for (const Dial &dial : {m_rate, m_pitch, m_volume})
        column->addWidget(dial.field);
    auto *silent = new QVBoxLayout;
    silent->setSpacing(0);
    silent->addWidget(m_silent);
    silent->addWidget(m_silentHint);
    column->addLayout(silent);

    connect(m_silent, &QCheckBox::clicked, this,
            [this](bool on) { change([on](model::Voice &voice) { voice.silent = on; }); });
    connect(m_voice, &LateBox::listWanted, this, &VoiceFields::askForVoices);
    connect(m_voice, &QComboBox::activated, this, &VoiceFields::choose);
    connect(m_try, &QPushButton::clicked, this, &VoiceFields::tryIt);
    onRetranslate(this, [this] { retranslate(); });
}

VoiceFields::Dial VoiceFields::makeDial(const QString &objectName, int least, int most,
                                        double model::Voice::*part)
{
    Dial dial;
    dial.part = part;
    dial.slider = new QSlider(Qt::Horizontal, this);
    dial.slider->setObjectName(objectName);
    dial.slider->setRange(least, most);
    dial.slider->setPageStep(10);
    keepWheelCalm(dial.slider);
    dial.field = new FormField(objectName, dial.slider, this);
    connect(dial.slider, &QSlider::valueChanged, this, [this, part](int value) {
        change([part, value](model::Voice &voice) { voice.*part = value / 100.0; });
    });
    connect(dial.slider, &QSlider::sliderReleased, &m_edit, &PersonaEdit::endStep);
    return dial;
}

void VoiceFields::change(const std::function<void(model::Voice &)> &how)
{
    m_edit.change(Field::Voice, [&how](model::Persona &persona) { how(persona.voice); });
}

void VoiceFields::askForVoices()
{
    if (std::exchange(m_isListing, true))
        return;
    m_port.listVoices({this, [this](const base::Result<QList<ports::VoiceOffer>> &offers) {
                           if (!offers)
                               return;
                           m_offers = *offers;
                           fill();
                       }});
}

void VoiceFields::choose(int index)
{
    m_edit.endStep();
    change([&](model::Voice &voice) {
        voice.engine = m_voice->itemData(index, kEngineRole).toString();
        voice.name = m_voice->itemData(index, kVoiceNameRole).toString();
    });
    m_edit.endStep();
}

// ---- trying

QString VoiceFields::trialLine() const
{
    const model::PersonaText text = m_edit.persona().textIn(m_language);
    if (!text.sampleLines.isEmpty() && !text.sampleLines.first().text.trimmed().isEmpty())
        return text.sampleLines.first().text;
    if (!text.greeting.trimmed().isEmpty())
        return text.greeting;
    return text.name.trimmed().isEmpty() ? tr("This is how I sound.") : text.name;
}

void VoiceFields::tryIt()
{
    if (m_isTrying)
        return m_trial.cancel();
    m_voiceField->setFlaws({});
    m_isTrying = true;
    m_trial = m_port.tryVoice({m_edit.persona().voice, m_language, trialLine()},
                              {this, [this](const base::Result<void> &heard) { trialOver(heard); }});
    refresh();
}

void VoiceFields::trialOver(const base::Result<void> &heard)
{
    m_isTrying = false;
    if (!heard && heard.error().code != base::ErrorCode::Cancelled)
        m_voiceField->tell(heard.error().text);
    refresh();
}

// ---- what is shown

void VoiceFields::setLanguage(model::Language language) { m_language = language; }

QString VoiceFields::offerText(const ports::VoiceOffer &offer) const
{
    const QLocale locale(offer.language);
    //: A voice: its name, the language that it speaks, and the program that it is of
    return tr("%1 · %2 · %3").arg(offer.name, locale.nativeLanguageName(), offer.engine);
}

/// The chosen voice stays in the list even if it is not available here.
void VoiceFields::fill()
{
    const model::Voice &voice = m_edit.persona().voice;
    const QSignalBlocker quiet(m_voice);
    m_voice->clear();
    m_voice->addItem(tr("Automatic, by language"));
    int chosen = voice.name.isEmpty() ? 0 : -1;
    for (const ports::VoiceOffer &offer : m_offers.value_or(QList<ports::VoiceOffer>())) {
        m_voice->addItem(offerText(offer));
        const int row = m_voice->count() - 1;
        m_voice->setItemData(row, offer.engine, kEngineRole);
        m_voice->setItemData(row, offer.name, kVoiceNameRole);
        if (offer.engine == voice.engine && offer.name == voice.name && chosen < 0)
            chosen = row;
    }
    if (chosen < 0) {
        m_voice->addItem(m_offers ? tr("%1 (not on this computer)").arg(voice.name) : voice.name);
        chosen = m_voice->count() - 1;
        m_voice->setItemData(chosen, voice.engine, kEngineRole);
        m_voice->setItemData(chosen, voice.name, kVoiceNameRole);
    }
    m_voice->setCurrentIndex(chosen);
    const bool isAlone = m_offers && m_offers->isEmpty();
    m_voiceField->setHint(isAlone ? tr("No speech engine on this computer.") : QString());
}

void VoiceFields::load()
{
    const model::Voice &voice = m_edit.persona().voice;
    m_silent->setChecked(voice.silent);
    for (const Dial &dial : {m_rate, m_pitch, m_volume}) {
        const QSignalBlocker quiet(dial.slider);
        dial.slider->setValue(qRound(voice.*dial.part * 100));
    }
    if (m_voice->currentData(kEngineRole).toString() != voice.engine ||
        m_voice->currentData(kVoiceNameRole).toString() != voice.name || m_voice->count() == 0)
        fill();
    refresh();
}

void VoiceFields::refresh()
{
    const model::Voice &voice = m_edit.persona().voice;
    const QStringList rates{tr("much slower"), tr("slower"), tr("normal speed"), tr("faster"),
                            tr("much faster")};
    const QStringList pitches{tr("much lower"), tr("lower"), tr("normal pitch"), tr("higher"),
                              tr("much higher")};
    m_rate.field->setNote(rates.at(stepOf(voice.rate)));
    m_pitch.field->setNote(pitches.at(stepOf(voice.pitch)));
    m_volume.field->setNote(tr("%L1 %").arg(qRound(voice.volume * 100)));
    for (const Dial &dial : {m_rate, m_pitch, m_volume})
        dial.field->setEnabled(!voice.silent);
    m_voiceField->setEnabled(!voice.silent);
    m_try->setText(m_isTrying ? tr("Stop") : tr("Try it"));
    m_try->setAccessibleName(m_isTrying ? tr("Stop the voice") : tr("Try the voice"));
}

void VoiceFields::retranslate()
{
    m_silent->setText(tr("Never read aloud"));
    m_silentHint->setText(tr("Text only, also in rooms that are read aloud."));
    m_silent->setAccessibleDescription(m_silentHint->text());
    m_voiceField->setLabel(tr("Voice"));
    m_voice->setAccessibleName(tr("Voice"));
    m_rate.field->setLabel(tr("Speed"));
    m_rate.slider->setAccessibleName(tr("Voice speed"));
    m_pitch.field->setLabel(tr("Pitch"));
    m_pitch.slider->setAccessibleName(tr("Voice pitch"));
    m_volume.field->setLabel(tr("Volume"));
    m_volume.slider->setAccessibleName(tr("Voice volume"));
    fill();
    load();
}

} // namespace studio::ui
