// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/export_dialog.h"

#include "ui/imports/card_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using Format = model::CardFormat;

constexpr std::array kFormats{Format::Studio, Format::Png, Format::Charx, Format::V3,
                              Format::V2,     Format::V1,  Format::Aikyo};

/// For object names, which are not shown.
QString plainName(Format format)
{
    switch (format) {
    case Format::Studio: return u"studio"_s;
    case Format::Aikyo: return u"aikyo"_s;
    case Format::V1: return u"v1"_s;
    case Format::V2: return u"v2"_s;
    case Format::V3: return u"v3"_s;
    case Format::Png: return u"png"_s;
    case Format::Charx: return u"charx"_s;
    }
    return {};
}

} // namespace

QString endingOf(Format format)
{
    return format == Format::Png ? u"card.png"_s : format == Format::Charx ? u"charx"_s : u"card.json"_s;
}

ExportDialog::ExportDialog(const QString &name, int count, Format suggested, QWidget *parent)
    : QDialog(parent)
    , m_name(name)
    , m_count(count)
    , m_headline(plainLabel(u"exportHeadline"_s, this))
    , m_formats(new QButtonGroup(this))
    , m_cancel(new QPushButton(this))
    , m_next(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"exportDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(560, 600);
    resize(firstSize(*this, kFirstSize));
    const Metrics &metrics = theme.metrics;
    auto *choices = new QWidget;
    auto *inner = new QVBoxLayout(choices);
    inner->setContentsMargins(0, 0, metrics.small, 0);
    inner->setSpacing(metrics.tiny);
    for (const Format format : kFormats) {
        auto *radio = new QRadioButton(choices);
        radio->setObjectName(u"exportAs_"_s + plainName(format));
        radio->setChecked(format == suggested);
        m_formats->addButton(radio, int(format));
        QLabel *loss = quietLabel(u"exportLoss_"_s + plainName(format), choices);
        loss->setContentsMargins(radio->style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth) +
                                     metrics.small,
                                 0, 0, metrics.small);
        loss->setBuddy(radio);
        m_losses.insert(int(format), loss);
        inner->addWidget(radio);
        inner->addWidget(loss);
    }
    inner->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setObjectName(u"exportFormats"_s);
    area->setWidget(choices);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cancel->setObjectName(u"exportCancel"_s);
    m_next->setObjectName(u"exportNext"_s);
    m_next->setDefault(true);
    m_cancel->setAutoDefault(false);
    for (QPushButton *button : {m_cancel, m_next})
        button->setMinimumHeight(metrics.control);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_next, &QPushButton::clicked, this, [this] {
        Q_EMIT chosen(format());
        accept();
    });
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addStretch(1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_headline);
    column->addWidget(area, 1);
    column->addLayout(foot);
    onRetranslate(this, [this] { retranslate(); });
    m_formats->button(int(suggested))->setFocus();
}

model::CardFormat ExportDialog::format() const { return Format(m_formats->checkedId()); }

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export"));
    m_headline->setText(m_name.isEmpty() ? tr("Format for %n companion(s):", nullptr, m_count)
                                         //: %1 is the name of a companion
                                         : tr("Format for %1:").arg(m_name));
    const auto say = [this](Format format, const QString &loss) {
        QAbstractButton *radio = m_formats->button(int(format));
        radio->setText(formatName(format));
        radio->setAccessibleDescription(loss);
        m_losses.value(int(format))->setText(loss);
    };
    say(Format::Studio, tr("Everything, in all languages. Only Companion Studio can read it."));
    say(Format::Png, tr("The card in a picture, as most programs share it: V2 and V3 in one. Main language "
                        "only; model, voice and your notes are not included."));
    say(Format::Charx, tr("A V3 card with its pictures in one package. Main language only; model, voice and "
                          "your notes are not included."));
    say(Format::V3, tr("The newest Character Card, without a picture. Main language only; model, voice and "
                       "your notes are not included."));
    say(Format::V2, tr("The Character Card that nearly every program reads, without a picture. Greetings for "
                       "group rooms are lost as well."));
    say(Format::V1,
        tr("For old programs: only name, story, personality, scenario, greeting and example dialogue."));
    say(Format::Aikyo, tr("For aikyo: name, role, personality, story, one sample line, and the original data "
                          "of cards from aikyo."));
    m_cancel->setText(tr("Cancel"));
    m_next->setText(m_name.isEmpty() ? tr("Choose a folder…") : tr("Choose a file…"));
}

} // namespace studio::ui
