// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_import_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/record/import_dialog.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>

namespace tst_import_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

bool isTaken(const QList<QUrl> &urls, QWidget &window)
{
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enters({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enters.setAccepted(false);
    QCoreApplication::sendEvent(&window, &enters);
    return enters.isAccepted();
}

struct Stage
{
    Stage()
    {
        studio.window.desks().offerImports(imports);
        studio.open();
    }
    ~Stage() { delete dialog(); }

    ui::ImportDialog *dialog() { return studio.window.findChild<ui::ImportDialog *>(); }

    QString makeFile(const QString &name)
    {
        QFile file(studio.folder.file(name));
        return file.open(QIODevice::WriteOnly) && file.write("Mika: tea\n") > 0 ? file.fileName() : QString();
    }

    /// Whether the window accepts it; if so, it is dropped.
    bool drop(const QList<QUrl> &urls)
    {
        if (!isTaken(urls, studio.window))
            return false;
        QMimeData data;
        data.setUrls(urls);
        QDropEvent dropped({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&studio.window, &dropped);
        return true;
    }

    FakeImportPort imports; // outlives the window, whose import is withdrawn at the end
    StudioWindow studio;
};

} // namespace

/// Foreign conversations are imported by the menu, or by dropping them on the window.
class ImportDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutItsPortNothingIsOfferedOrTaken()
    {
        StudioWindow studio;
        studio.open();

        QVERIFY(!studio.find<QAction>(u"importRoomAction"_s)->isVisible());
        QVERIFY(
            !isTaken({QUrl::fromLocalFile(QStringLiteral(STUDIO_SOURCE_DIR "/README.md"))}, studio.window));
    }

    void aDroppedConversationIsLookedThrough()
    {
        Stage stage;
        const QString file = stage.makeFile(u"talk.TXT"_s);

        QVERIFY(stage.drop({QUrl::fromLocalFile(file)}));

        QCOMPARE(stage.imports.files, QStringList{file});
    }

    void whatCannotBeAConversationIsNotTaken()
    {
        Stage stage;
        const QUrl picture = QUrl::fromLocalFile(stage.makeFile(u"face.png"_s));
        const QUrl talk = QUrl::fromLocalFile(stage.makeFile(u"talk.jsonl"_s));

        QVERIFY(!stage.drop({picture}));
        QVERIFY(!stage.drop({talk, talk}));
        QVERIFY(!stage.drop({QUrl(u"https://example.com/talk.txt"_s)}));
        QVERIFY(!stage.drop({QUrl::fromLocalFile(stage.studio.folder.file(u"gone.txt"_s))}));
        QVERIFY(!stage.drop({}));

        QVERIFY(stage.imports.files.isEmpty());
    }

    void anotherConversationOfTheFileIsLookedThrough()
    {
        Stage stage;
        QVERIFY(stage.drop({QUrl::fromLocalFile(stage.makeFile(u"talk.json"_s))}));
        model::ImportedFile many;
        many.conversations = {{u"Soup"_s, 2}, {u"Boats"_s, 3}};
        giveAnswer(stage.imports.looks.last(), many);
        stage.studio.personas.list(samplePersonas());
        QVERIFY(stage.dialog());

        Q_EMIT stage.dialog()->conversationWanted(1);

        QCOMPARE(stage.imports.conversations, (QList<int>{0, 1}));
        many.conversation = 1;
        giveAnswer(stage.imports.looks.last(), many);
        stage.studio.personas.list(samplePersonas());
        QCOMPARE(stage.dialog()->wish().conversation, 1);
    }

    void oneAfterTheOther()
    {
        Stage stage;
        const QUrl talk = QUrl::fromLocalFile(stage.makeFile(u"talk.md"_s));
        QVERIFY(stage.drop({talk}));
        giveAnswer(stage.imports.looks.last(), model::ImportedFile());
        stage.studio.personas.list(samplePersonas());
        QVERIFY(stage.dialog());

        QVERIFY(!stage.drop({talk}));
    }

    void anAnswerToADialogThatIsGoneIsLost()
    {
        Stage stage;
        QVERIFY(stage.drop({QUrl::fromLocalFile(stage.makeFile(u"talk.md"_s))}));
        giveAnswer(stage.imports.looks.last(), model::ImportedFile());
        stage.studio.personas.list(samplePersonas());
        Q_EMIT stage.dialog()->importWanted({});

        stage.imports.progress.last()({1, 2}); // on its way
        delete stage.dialog();
        giveAnswer(stage.imports.imports.last(), base::failure(base::ErrorCode::Cancelled, u"No."_s));

        QVERIFY(!stage.dialog());
    }

    void anOlderLookSaysNothing()
    {
        Stage stage;
        const QUrl talk = QUrl::fromLocalFile(stage.makeFile(u"talk.md"_s));
        QVERIFY(stage.drop({talk}));
        giveAnswer(stage.imports.looks.last(), model::ImportedFile());
        stage.studio.personas.list(samplePersonas());
        Q_EMIT stage.dialog()->conversationWanted(1);
        Q_EMIT stage.dialog()->conversationWanted(2);
        const int asked = int(stage.studio.personas.commands().size());

        giveAnswer(stage.imports.looks.at(1), model::ImportedFile());

        QCOMPARE(int(stage.studio.personas.commands().size()), asked);
    }

    void cancellingWithdrawsTheImport()
    {
        Stage stage;
        QVERIFY(stage.drop({QUrl::fromLocalFile(stage.makeFile(u"talk.md"_s))}));
        giveAnswer(stage.imports.looks.last(), model::ImportedFile());
        stage.studio.personas.list(samplePersonas());
        Q_EMIT stage.dialog()->importWanted({});
        QCOMPARE(stage.imports.cancelled, 0);

        Q_EMIT stage.dialog()->cancelWanted();

        QCOMPARE(stage.imports.cancelled, 1);
    }
};

SUITE_TEST(QApplication, ImportDeskTest)

} // namespace tst_import_desk

#include "tst_import_desk.moc"
