// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/source_choice.h"

#include "ui/camera/camera_words.h"

#include <QFileDialog>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace studio::ui {

using camera::Source;

SourceChoice::SourceChoice(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(u"cameraSource"_s);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(16);
    connect(this, &QComboBox::activated, this, &SourceChoice::take);
    fill();
}

void SourceChoice::show(const QList<Source> &sources, const std::optional<Source> &used)
{
    if (sources == m_sources && used == m_used)
        return;
    m_sources = sources;
    m_used = used;
    if (used && used->kind == Source::Kind::StillImage)
        m_file = used;
    fill();
}

void SourceChoice::fill()
{
    const QSignalBlocker quiet(this);
    QList<Source> rows = m_sources;
    if (m_file)
        rows.append(*m_file);
    if (m_used && !rows.contains(*m_used))
        rows.prepend(*m_used);
    clear();
    for (const Source &source : std::as_const(rows))
        addItem(sourceText(source), QVariant::fromValue(source));
    addItem(tr("Your own picture…"));
    setCurrentIndex(m_used ? int(rows.indexOf(*m_used)) : -1);
}

void SourceChoice::take(int row)
{
    const QVariant data = itemData(row);
    if (data.isValid()) {
        Q_EMIT chosen(data.value<Source>());
        return;
    }
    fill(); // back to the source in use, until a file is chosen
    askForFile();
}

void SourceChoice::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Use your own picture"));
    dialog->setObjectName(u"cameraFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_file = Source{Source::Kind::StillImage, path, 0};
        Q_EMIT chosen(*m_file);
    });
    m_dialog = dialog;
    dialog->open();
}

void SourceChoice::hideEvent(QHideEvent *event)
{
    QComboBox::hideEvent(event);
    if (m_dialog)
        m_dialog->close(); // its purpose is gone
}

void SourceChoice::retranslate()
{
    setAccessibleName(tr("Camera"));
    setPlaceholderText(tr("No camera"));
    fill();
}

} // namespace studio::ui
