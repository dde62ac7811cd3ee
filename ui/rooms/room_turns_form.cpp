// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/room_turns_form.h"

#include "core/model/room_limits.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/forms/model_texts.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/box_with_hint.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLimitWidth = 160;

} // namespace

RoomTurnsForm::RoomTurnsForm(const model::RoomTurns &start, QWidget *parent)
    : QWidget(parent)
    , m_start(start)
    , m_turns(start)
    , m_limit(new LineInput(u"roomMaxTurns"_s, this))
    , m_watch(new QCheckBox(this))
    , m_watchHint(quietLabel(u"roomWatchLoopsHint"_s, this))
    , m_compress(new QCheckBox(this))
    , m_compressHint(quietLabel(u"roomCompressHint"_s, this))
    , m_aloud(new QCheckBox(this))
    , m_aloudHint(quietLabel(u"roomWhispersAloudHint"_s, this))
{
    setObjectName(u"roomTurnsForm"_s);
    makeContent();
    connect(m_limit, &LineInput::edited, this, [this] {
        readLimit();
        Q_EMIT edited();
    });
    connect(m_watch, &QCheckBox::clicked, this, [this](bool on) {
        m_turns.watchLoops = on;
        Q_EMIT edited();
    });
    connect(m_compress, &QCheckBox::clicked, this, [this](bool on) {
        m_turns.compress = on;
        Q_EMIT edited();
    });
    connect(m_aloud, &QCheckBox::clicked, this, [this](bool on) {
        m_turns.whispersAloud = on;
        Q_EMIT edited();
    });
    onRetranslate(this, [this] { retranslate(); });
}

void RoomTurnsForm::makeContent()
{
    const Theme &theme = themeOf(this);
    m_limit->setMaximumWidth(kLimitWidth);
    if (m_start.maxSessionTurns)
        m_limit->show(wholeText(*m_start.maxSessionTurns));
    m_limitField = new FormField(u"roomMaxTurns"_s, m_limit, this);
    m_watch->setObjectName(u"roomWatchLoops"_s);
    m_watch->setChecked(m_start.watchLoops);
    m_compress->setObjectName(u"roomCompress"_s);
    m_compress->setChecked(m_start.compress);
    m_aloud->setObjectName(u"roomWhispersAloud"_s);
    m_aloud->setChecked(m_start.whispersAloud);
    for (QLabel *hint : {m_watchHint, m_compressHint, m_aloudHint})
        hint->setIndent(theme.metrics.large + theme.metrics.small);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.medium);
    column->addWidget(m_limitField);
    addWithHint(column, m_watch, m_watchHint);
    addWithHint(column, m_compress, m_compressHint);
    addWithHint(column, m_aloud, m_aloudHint);
}

void RoomTurnsForm::readLimit()
{
    const WrittenNumber<qint64> written = wholeIn(m_limit->text());
    const bool isIn = !written.value || (*written.value >= 1 && *written.value <= model::kMostSessionTurns);
    const bool fine = written.isReadable && isIn;
    m_turns.maxSessionTurns = m_start.maxSessionTurns;
    if (fine)
        m_turns.maxSessionTurns = written.value ? std::optional(int(*written.value)) : std::nullopt;
    QList<persona::Flaw> flaws;
    if (!fine)
        flaws.append(
            {.text =
                 tr("Enter a whole number from 1 to %L1, or leave it empty.").arg(model::kMostSessionTurns)});
    m_limitField->setFlaws(flaws);
}

QString RoomTurnsForm::flaw() const { return m_limitField->flawText(); }

void RoomTurnsForm::focusFlaw()
{
    if (!flaw().isEmpty())
        m_limitField->focusInput();
}

void RoomTurnsForm::retranslate()
{
    m_limitField->setLabel(tr("All companion turns, at most"));
    m_limitField->setHint(tr("At this number the room rests until you raise the limit. Near the end the "
                             "companions say goodbye if possible."));
    m_limit->setPlaceholderText(tr("no limit"));
    m_watch->setText(tr("Stop looping turns"));
    m_watchHint->setText(tr(
        "A companion who repeats the same step is told so first. If the repetition goes on, the turn ends."));
    m_watch->setAccessibleDescription(m_watchHint->text());
    m_compress->setText(tr("Summarise long conversations"));
    m_compressHint->setText(tr("When a conversation no longer fits, a summary replaces its older part for "
                               "the companions. The messages stay, and you can undo it."));
    m_compress->setAccessibleDescription(m_compressHint->text());
    m_aloud->setText(tr("Answer whispers aloud"));
    m_aloudHint->setText(
        tr("When off, companions whisper back, and only the person who whispered hears the reply."));
    m_aloud->setAccessibleDescription(m_aloudHint->text());
    readLimit();
}

} // namespace studio::ui
