// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/picture_sheet.h"

#include "ui/camera/preview_view.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr double kHeadlineSize = 1.15;
constexpr qsizetype kLongestWhy = 200;
constexpr qsizetype kLongestName = 60;
constexpr QSize kSmallestSheet(360, 400);

} // namespace

PictureSheet::PictureSheet(const QString &prefix, const QSize &firstSize, QWidget *parent)
    : QDialog(parent)
    , m_prefix(prefix)
    , m_headline(plainLabel(prefix + u"Headline"_s, this))
    , m_whys(quietLabel(prefix + u"Whys"_s, this))
    , m_sourceLabel(plainLabel(prefix + u"SourceLabel"_s, this))
{
    setObjectName(prefix + u"Sheet"_s);
    setMinimumSize(kSmallestSheet);
    resize(parent ? firstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallestSheet)
                  : firstSize);
    m_sourceLabel->setWordWrap(false);
}

void PictureSheet::addContent(QWidget &choice, ShotTools::Mirror mirror)
{
    m_sourceLabel->setBuddy(&choice);
    m_preview = new PreviewView(this);
    m_tools = new ShotTools(mirror, *m_preview, this);
    m_status = quietLabel(m_prefix + u"Status"_s, this);
    m_keep = new QCheckBox(this);
    m_keep->setObjectName(m_prefix + u"Keep"_s);
    m_timeLeft = quietLabel(m_prefix + u"TimeLeft"_s, this);
    m_refuse = makeButton(m_prefix + u"Refuse"_s);
    m_again = makeButton(m_prefix + u"Again"_s);
    m_main = makeButton(m_prefix + u"Main"_s);
    m_main->setDefault(true);
    connect(m_refuse, &QPushButton::clicked, this, &QDialog::reject);
    layOut(choice);
    applyFonts();
}

void PictureSheet::layOut(QWidget &choice)
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *source = new QHBoxLayout;
    source->setSpacing(metrics.small);
    source->addWidget(m_sourceLabel);
    source->addWidget(&choice, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_timeLeft, 1);
    for (QPushButton *button : {m_refuse, m_again, m_main})
        foot->addWidget(button);
    auto *column = new QVBoxLayout(this);
    const int margin = metrics.large + metrics.small;
    column->setContentsMargins(margin, margin, margin, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_headline);
    column->addWidget(m_whys);
    column->addLayout(source);
    column->addWidget(m_preview, 1);
    column->addWidget(m_status);
    column->addWidget(m_tools);
    column->addWidget(m_keep);
    column->addSpacing(metrics.tiny);
    column->addLayout(foot);
}

QPushButton *PictureSheet::makeButton(const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

bool PictureSheet::keepsPicture() const { return m_keep->isChecked(); }

void PictureSheet::beginAsking()
{
    m_keep->setChecked(false);
    showTimeLeft(0);
}

void PictureSheet::setAskers(const QList<PictureAsker> &askers)
{
    m_askers = askers;
    showAskers();
}

void PictureSheet::showAskers()
{
    QStringList names;
    QStringList whys;
    for (const PictureAsker &asker : std::as_const(m_askers)) {
        const QString name = asker.name.simplified().left(kLongestName);
        const QString why = asker.why.simplified().left(kLongestWhy);
        names.append(name);
        if (!why.isEmpty())
            //: What a companion says about why it asks for a picture: %1 is its name, %2 its words
            whys.append(m_askers.size() > 1 ? tr("%1: “%2”").arg(name, why) : tr("“%1”").arg(why));
    }
    m_headline->setText(headline(names));
    m_whys->setText(whys.join(u'\n'));
    m_whys->setVisible(!whys.isEmpty());
}

void PictureSheet::showTimeLeft(int seconds)
{
    m_secondsLeft = seconds;
    m_timeLeft->setText(seconds > 0 ? tr("%n second(s) left", nullptr, seconds) : QString());
}

void PictureSheet::showStatus(const QString &status, bool isWarning)
{
    const Theme &theme = themeOf(this);
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, isWarning ? theme.warning : theme.mutedText);
    m_status->setPalette(palette);
    if (status == m_status->text())
        return;
    m_status->setText(status);
    m_status->setAccessibleName(status);
    QAccessibleEvent told(m_status, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void PictureSheet::showSharedTexts()
{
    setAccessibleName(windowTitle());
    m_tools->retranslate();
    m_keep->setText(tr("&Keep this picture in the room"));
    m_keep->setToolTip(tr("Otherwise the room’s log only says that a picture was sent."));
    showAskers();
    showTimeLeft(m_secondsLeft);
}

void PictureSheet::applyFonts()
{
    QFont headline = font();
    headline.setPointSizeF(headline.pointSizeF() * kHeadlineSize);
    headline.setWeight(QFont::DemiBold);
    m_headline->setFont(headline);
}

void PictureSheet::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyFonts();
}

} // namespace studio::ui
