// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/versions_dialog.h"

#include "core/persona/persona_diff.h"
#include "ui/forms/difference_row.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kOfForm = -1; // item data of the form; that of a revision is its place in the list

/// Values that the studio counts and decides itself stay as in the form.
model::Persona comparable(model::Persona persona, const model::Persona &like)
{
    persona.revision = like.revision;
    persona.archived = like.archived;
    return persona;
}

} // namespace

VersionsDialog::VersionsDialog(ports::PersonaPort &personas, const model::Persona &form, bool isChanged,
                               QWidget *parent)
    : QDialog(parent)
    , m_form(form)
    , m_isChanged(isChanged)
    , m_about(quietLabel(u"versionsAbout"_s, this))
    , m_state(quietLabel(u"versionsState"_s, this))
    , m_rows(new QWidget)
    , m_rowsColumn(new QVBoxLayout(m_rows))
    , m_area(new QScrollArea(this))
    , m_close(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"versionsDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(860, 620);
    resize(parent ? kFirstSize.boundedTo(parent->size()) : kFirstSize);
    m_rows->setObjectName(u"versionsRows"_s);
    m_rowsColumn->setContentsMargins(0, 0, theme.metrics.small, 0);
    m_rowsColumn->setSpacing(theme.metrics.large);
    m_rowsColumn->addStretch(1);
    m_area->setObjectName(u"versionsArea"_s);
    m_area->setWidget(m_rows);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_close->setObjectName(u"versionsClose"_s);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(theme.metrics.medium);
    column->addWidget(m_about);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(theme.metrics.large);
    for (const auto &[side, objectName] :
         {std::pair(&m_before, u"versionBefore"_s), std::pair(&m_after, u"versionAfter"_s)}) {
        auto *one = new QVBoxLayout;
        one->setSpacing(theme.metrics.tiny);
        makeSide(*side, objectName, one);
        sides->addLayout(one, 1);
    }
    column->addLayout(sides);
    column->addWidget(m_state);
    column->addWidget(m_area, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);

    personas.listRevisions(form.id, {this, [this](const base::Result<QList<model::PersonaRevision>> &all) {
                                         if (all)
                                             take(*all);
                                         else
                                             fail(all.error().text);
                                     }});
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { tell(m_state->text(), !m_problem.isEmpty()); });
}

void VersionsDialog::makeSide(Side &side, const QString &objectName, QVBoxLayout *column)
{
    side.label = plainLabel(objectName + u"Label"_s, this);
    side.box = new QComboBox(this);
    side.box->setObjectName(objectName);
    side.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    side.box->setMinimumContentsLength(12);
    side.label->setBuddy(side.box);
    side.restore = new QPushButton(this);
    side.restore->setObjectName(objectName + u"Restore"_s);
    side.restore->setAutoDefault(false);
    column->addWidget(side.label);
    column->addWidget(side.box);
    column->addWidget(side.restore, 0, Qt::AlignLeft);
    connect(side.box, &QComboBox::currentIndexChanged, this, &VersionsDialog::compare);
    connect(side.restore, &QPushButton::clicked, this, [this, &side] { restore(side); });
}

void VersionsDialog::take(const QList<model::PersonaRevision> &revisions)
{
    m_revisions = revisions;
    fillBoxes();
    // Compares the latest changes: those since the newest version was saved, else those saved with it.
    const QSignalBlocker quietBefore(m_before.box);
    const QSignalBlocker quietAfter(m_after.box);
    const int newest = m_revisions.isEmpty() ? kOfForm : 0;
    const int older = m_revisions.size() > 1 ? 1 : newest;
    m_before.box->setCurrentIndex(m_before.box->findData(m_isChanged ? newest : older));
    m_after.box->setCurrentIndex(m_after.box->findData(m_isChanged ? kOfForm : newest));
    compare();
}

void VersionsDialog::fail(const QString &problem)
{
    m_problem = problem;
    compare();
}

QString VersionsDialog::nameOf(const model::PersonaRevision &revision) const
{
    const QString time =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(revision.savedAt), QLocale::ShortFormat);
    const bool isNewest = &revision == &m_revisions.first();
    //: %1 is the number of a version, %2 the date and time when it was saved
    return isNewest ? tr("%1 · %2 (newest)").arg(revision.persona.revision).arg(time)
                    //: %1 is the number of a version, %2 the date and time when it was saved
                    : tr("%1 · %2").arg(revision.persona.revision).arg(time);
}

void VersionsDialog::fillBoxes()
{
    for (const Side *side : {&m_before, &m_after}) {
        const QSignalBlocker quiet(side->box);
        const int chosen = side->box->currentIndex();
        side->box->clear();
        side->box->addItem(m_isChanged ? tr("In the form, not saved") : tr("In the form"), kOfForm);
        for (int index = 0; index < m_revisions.size(); ++index)
            side->box->addItem(nameOf(m_revisions.at(index)), index);
        side->box->setCurrentIndex(chosen);
    }
}

bool VersionsDialog::isForm(const Side &side) const { return side.box->currentData().toInt() == kOfForm; }

model::Persona VersionsDialog::personaOf(const Side &side) const
{
    return isForm(side) ? m_form
                        : comparable(m_revisions.value(side.box->currentData().toInt()).persona, m_form);
}

void VersionsDialog::compare()
{
    const bool isThere = !m_revisions.isEmpty();
    for (const Side *side : {&m_before, &m_after}) {
        side->box->setEnabled(isThere);
        side->restore->setEnabled(isThere && side->box->currentIndex() >= 0 && !isForm(*side) &&
                                  personaOf(*side) != m_form);
    }
    qDeleteAll(m_differences);
    m_differences.clear();
    if (!m_problem.isEmpty()) {
        //: %1 is a whole sentence
        return tell(tr("The versions could not be read: %1").arg(m_problem), true);
    }
    if (!isThere)
        return tell(tr("Reading the versions…"));
    const model::Persona before = personaOf(m_before);
    const model::Persona after = personaOf(m_after);
    showRows(before, after);
    if (!m_differences.isEmpty())
        tell(tr("%n part(s) are different.", nullptr, int(m_differences.size())));
    else if (m_revisions.size() == 1 && !m_isChanged)
        tell(tr("Saved only once so far. Nothing to compare yet."));
    else
        tell(tr("These two are the same."));
}

void VersionsDialog::showRows(const model::Persona &before, const model::Persona &after)
{
    for (const persona::PersonaDifference &difference : persona::differences(before, after)) {
        auto *row = new DifferenceRow(difference, m_rows);
        m_rowsColumn->insertWidget(int(m_differences.size()), row);
        m_differences.append(row);
        row->show();
    }
}

void VersionsDialog::tell(const QString &state, bool isTrouble)
{
    const Theme &theme = themeOf(this);
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, isTrouble ? theme.error : theme.mutedText);
    m_state->setPalette(palette);
    m_state->setText(state);
}

void VersionsDialog::restore(const Side &side)
{
    Q_EMIT restoreWanted(personaOf(side));
    accept();
}

void VersionsDialog::retranslate()
{
    setWindowTitle(tr("Versions"));
    m_about->setText(
        tr("Each save keeps a version. Using one changes nothing until you save, and can be undone."));
    m_before.label->setText(tr("Left"));
    m_after.label->setText(tr("Right"));
    m_before.box->setAccessibleName(tr("Left version"));
    m_after.box->setAccessibleName(tr("Right version"));
    m_before.restore->setText(tr("Use this version"));
    m_after.restore->setText(tr("Use this version"));
    m_before.restore->setAccessibleName(tr("Use the left version"));
    m_after.restore->setAccessibleName(tr("Use the right version"));
    m_close->setText(tr("Close"));
    m_area->setAccessibleName(tr("Differences"));
    fillBoxes();
    compare();
}

} // namespace studio::ui
